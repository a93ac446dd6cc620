/** What an author notes to a proof. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';

export const CORRECTIONS_MAX = 200;

/** One thing to be corrected: where it is, and what it should say. */
export const CorrectionSchema = z.object({
  id: documentId(/^[A-Za-z0-9_-]{1,60}$/),
  place: z.string().max(300).default(''),
  text: z.string().max(3_000).default(''),
  /** Production has seen to it. */
  done: z.boolean().default(false),
});
export type Correction = z.infer<typeof CorrectionSchema>;

/** `submissions/{id}/proofs/{when the proof was sent}`. Written by functions only. */
export const ProofNotesSchema = z.object({
  corrections: z.array(CorrectionSchema).max(CORRECTIONS_MAX),
  savedAt: z.iso.datetime(),
});
export type ProofNotes = z.infer<typeof ProofNotesSchema>;

/** Whether it has any corrections. */
export const isCorrection = ({ place, text }: Pick<Correction, 'place' | 'text'>): boolean =>
  place.trim() !== '' || text.trim() !== '';
