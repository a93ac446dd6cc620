import { z } from 'zod';

/** `mailDigests/{uid}`: whether a person's next daily mail has content. */
export const MailDigestSchema = z.object({
  isWaiting: z.boolean(),
  updatedAt: z.iso.datetime(),
});

/** `mailDigests/{uid}/items/{mail}`: a mail that the daily mail lists. Its id is the mail's. */
export const DigestItemSchema = z.object({
  template: z.string(),
  subject: z.string(),
  /** Where it leads; empty: nowhere. */
  url: z.string(),
  /** The journal's name, to group by; empty: the press itself. */
  journal: z.string(),
  createdAt: z.iso.datetime(),
  /** The mail that told it; null: it waits. Kept for a while, so that nothing is told twice. */
  sentIn: z.string().nullable(),
});
export type DigestItem = z.infer<typeof DigestItemSchema>;
