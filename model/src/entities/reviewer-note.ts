import { z } from 'zod';
import { URL_KEY } from '../url-key.ts';

export const REVIEWER_NOTE_MAX = 2_000;

/** `reviewerNotes/{reviewer~journal}`: what the editors of one journal note about a reviewer. */
export const ReviewerNoteSchema = z.object({
  reviewer: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  journal: z.string().regex(URL_KEY).max(20),
  text: z.string().trim().max(REVIEWER_NOTE_MAX).default(''),
});
export type ReviewerNote = z.infer<typeof ReviewerNoteSchema>;
