/** What a reviewer and the editors who handle the manuscript write to each other. Kept with the review. */
import { z } from 'zod';

export const REVIEW_MESSAGES_MAX = 40;
export const REVIEW_MESSAGE_MAX = 5_000;

export const ReviewMessageSchema = z.object({
  /** Made by the sender: what is sent twice is kept once. */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,60}$/),
  side: z.enum(['reviewer', 'editor']),
  text: z.string().min(1).max(REVIEW_MESSAGE_MAX),
  at: z.iso.datetime(),
});
