import { z } from 'zod';

/** `tombstones/{publishedCollection~id}`: what readers see in place of a removed page. Public. */
export const TombstoneSchema = z.object({
  title: z.string(),
  /** The day on which it went. */
  date: z.iso.date(),
  reason: z.string().default(''),
});
export type Tombstone = z.infer<typeof TombstoneSchema>;

/** The id of a tombstone. */
export const tombstoneId = (collection: string, id: string): string => `${collection}~${id}`;
