import { z } from 'zod';

/**
 * `sessions/{uid~second of the sign-in}`, without its instants, which Firestore keeps as timestamps that
 * the rules compare with the time of a request.
 */
export const SessionSchema = z.object({
  uid: z.string(),
  /** The second of the sign-in. */
  startedAt: z.date(),
  seenAt: z.date(),
  /** What the browser says of itself: “Firefox (Linux)”. */
  device: z.string().min(1).max(60),
  endedAt: z.date().optional(),
});
export type Session = z.infer<typeof SessionSchema>;
