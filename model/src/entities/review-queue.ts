/** Who is asked next where a reviewer declines, does not answer or is cancelled. */
import { z } from 'zod';

export const QUEUE_MAX = 20;
export const WANTED_MAX = 10;

const Instant = z.iso.datetime();
const Reviewer = z.object({
  /** In the base of reviewers. */
  reviewerId: z.string(),
  name: z.string().max(200),
});

/** `submissions/{id}/reviewQueues/{rNN}`, of one round. Written by functions only; never where an author reads. */
export const ReviewQueueSchema = z.object({
  round: z.number().int().nonnegative(),
  /** As many are at work or have reported; while there are fewer, the next are asked. */
  wanted: z.number().int().min(1).max(WANTED_MAX),
  /** The first is the next. */
  candidates: z
    .array(
      Reviewer.extend({
        /** Who put them there, and asks them. */
        by: z.string(),
        at: Instant,
      }),
    )
    .max(QUEUE_MAX),
  /** Whose turn had come and who could not be asked, with why. */
  skipped: z
    .array(Reviewer.extend({ reason: z.string().max(600), at: Instant }))
    .max(QUEUE_MAX)
    .default([]),
});
export type ReviewQueue = z.infer<typeof ReviewQueueSchema>;
