import { z } from 'zod';

/** `unfinished`: its share of the time was over, and it went on while the next job began. */
export const JOB_OUTCOMES = ['done', 'failed', 'unfinished'] as const;

/** `jobs/{name}`: how the last run of a job ended. Written by functions alone, read by admins. */
export const JobRunSchema = z.object({
  /** When it began. Of a run that found nothing to do it is written once an hour. */
  at: z.iso.datetime(),
  seconds: z.number().nonnegative(),
  outcome: z.enum(JOB_OUTCOMES),
  /** How much it did, by what. */
  did: z.record(z.string(), z.number()),
  /** Why it failed. */
  reason: z.string().max(500).optional(),
});
export type JobRun = z.infer<typeof JobRunSchema>;
