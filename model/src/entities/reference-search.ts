/** What was found for the references of an article that have no DOI: `referenceSearches/{jkey~akey}`. Written by functions only. */
import { z } from 'zod';

/** A DOI that an agency knows for a cited work, kept apart from what the author wrote. */
export const FoundDoiSchema = z.object({
  doi: z.string(),
  /** The work as the bibliography described it: changed there, it is another one. */
  title: z.string(),
  author: z.string(),
  year: z.string(),
  /** Staff have looked at it: it is the work. */
  isConfirmed: z.literal(true).optional(),
});
export type FoundDoi = z.infer<typeof FoundDoiSchema>;

/** Publishing sets the fields without a default. */
export const ReferenceSearchSchema = z.object({
  /** The version whose references are to be looked for. */
  revision: z.number().int(),
  /** When it is looked at next; empty: now. `NOT_DUE` where there is nothing to do. */
  due: z.string(),
  attempts: z.number().int().nonnegative(),
  found: z.array(FoundDoiSchema).default([]),
  /** Hashes of the references that were looked for, found or not. */
  looked: z.array(z.string()).default([]),
  /** How many of `found` the published text was made with. */
  shown: z.number().int().nonnegative().default(0),
  /** DOIs that staff have removed: they are not found again in this article. */
  removed: z.array(z.string()).default([]),
  /** How many of `removed` the published text was made without. */
  shownWithout: z.number().int().nonnegative().default(0),
});
export type ReferenceSearch = z.infer<typeof ReferenceSearchSchema>;
