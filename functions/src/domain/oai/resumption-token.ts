/** Tokens say all that is needed to go on, so that nothing is kept for them; a signature shows that they are ours. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A harvester that takes longer begins again. */
export const TOKEN_HOURS = 24;

const TokenSchema = z.object({
  verb: z.enum(['ListIdentifiers', 'ListRecords']),
  prefix: z.string(),
  set: z.string().optional(),
  from: z.string().optional(),
  until: z.string().optional(),
  /** The key of the last record that was given, and how many there were before the next. */
  after: z.string(),
  cursor: z.number().int().positive(),
  expires: z.iso.datetime(),
});
export type ResumptionToken = z.infer<typeof TokenSchema>;

const signed = (text: string, key: string): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16);

export function writeToken(token: ResumptionToken, key: string): string {
  const text = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${text}.${signed(text, key).toString('base64url')}`;
}

/** Null for one that is not ours, or has expired. */
export function readToken(given: string, key: string, now: Date): ResumptionToken | null {
  const [text = '', signature = ''] = given.split('.');
  const [ours, theirs] = [signed(text, key), Buffer.from(signature, 'base64url')];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null;
  const token = TokenSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return Date.parse(token.expires) > now.getTime() ? token : null;
}
