/** How like published texts a manuscript is, as a service outside of the press says. */
import { z } from 'zod';
import { SimilarityProblemSchema } from './similarity-problem.ts';

export const SIMILARITY_STATES = ['waiting', 'processing', 'comparing', 'done', 'failed'] as const;

const Percent = z.number().min(0).max(100);

/** `submissions/{id}/integrity/similarity`: the last comparison. Written by functions only. */
export const SimilaritySchema = z.object({
  state: z.enum(SIMILARITY_STATES),
  /** The manuscript's file that is compared. */
  file: z.object({ id: z.string(), name: z.string(), version: z.number().int().positive() }),
  /** Who started it; null: the press, as the journal wants. */
  startedBy: z.object({ uid: z.string(), name: z.string() }).nullable(),
  startedAt: z.iso.datetime(),
  /** What the service calls it; absent until the service knows it. */
  remote: z.string().max(100).optional(),
  /** How often the service could not be asked, one time after the other. */
  failures: z.number().int().nonnegative().default(0),
  /** Why it failed, or why it is tried again. */
  problem: SimilarityProblemSchema.optional(),
  /** The same in words, where it was stored before `problem`. */
  error: z.string().max(500).optional(),
  /** In percent of the words. */
  score: z
    .object({
      overall: Percent,
      internet: Percent.optional(),
      publications: Percent.optional(),
      submitted: Percent.optional(),
    })
    .optional(),
  doneAt: z.iso.datetime().optional(),
});
export type Similarity = z.infer<typeof SimilaritySchema>;

export const isComparing = ({ state }: Pick<Similarity, 'state'>): boolean =>
  state !== 'done' && state !== 'failed';

/** `similarityQueue/{submission}`: when the service is asked next. For functions only. */
export const SimilarityQueueSchema = z.object({ dueAt: z.iso.datetime() });
