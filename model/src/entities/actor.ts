import { z } from 'zod';

/** The capacity in which something was done, which an author may read. A separate log has the person. */
export const ACTORS = ['system', 'author', 'staff'] as const;
/** What was written before there was a log names an account. */
export const ActorSchema = z.enum(ACTORS).catch('staff');
export type Actor = z.infer<typeof ActorSchema>;

/** An entry of such a log: the account. */
export const LogEntrySchema = z.object({ by: z.string().max(128), at: z.iso.datetime() });
