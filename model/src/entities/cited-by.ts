import { z } from 'zod';

/** How many citing works an article's page lists; it says how many there are. */
export const CITED_BY_MAX = 25;

/** A work that cites an article, as its agency describes it. */
export const CitingWorkSchema = z.object({
  doi: z.string(),
  title: z.string().max(500),
  /** The first author's family name; empty where none is known. */
  author: z.string().max(100),
  /** How many more authors there are. */
  others: z.number().int().nonnegative(),
  /** The journal, book or proceedings that it is in; empty where none is known. */
  container: z.string().max(300),
  year: z.string().max(4),
});
export type CitingWork = z.infer<typeof CitingWorkSchema>;

/** What an agency knows of works that cite an article. */
export const CitedBySchema = z.object({
  count: z.number().int().positive(),
  /** The newest of them; absent where the press has no account that is told. */
  works: z.array(CitingWorkSchema).max(CITED_BY_MAX).optional(),
});
export type CitedBy = z.infer<typeof CitedBySchema>;
