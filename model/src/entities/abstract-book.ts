import { z } from 'zod';

/** `abstractBooks/{ckey}`: a conference's book of abstracts. For functions only; readers find it with the conference. */
export const AbstractBookSchema = z.object({
  /** When staff last asked for it. */
  askedAt: z.iso.datetime(),
  /** The PDF that readers have, once one is printed. */
  file: z
    .object({ name: z.string(), abstracts: z.number().int().positive(), published: z.iso.date() })
    .optional(),
});
export type AbstractBook = z.infer<typeof AbstractBookSchema>;
