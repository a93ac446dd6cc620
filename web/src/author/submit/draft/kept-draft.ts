import { type SubmissionDraft, SubmissionDraftSchema } from '@quire/model/entities/submission';
import { z } from 'zod';

/** What was typed and is not saved yet, with what it stands on: enough to merge it later. */
const KeptDraftSchema = z.object({
  mine: SubmissionDraftSchema,
  base: SubmissionDraftSchema,
  revision: z.number().int(),
});
export type KeptDraft = z.infer<typeof KeptDraftSchema>;

const PREFIX = 'quire:submission:';
const keyOf = (uid: string, id: string) => `${PREFIX}${uid}:${id}`;

/** The draft kept on this device for this account, or null. */
export function readKeptDraft(uid: string, id: string): KeptDraft | null {
  try {
    const parsed = KeptDraftSchema.safeParse(
      JSON.parse(localStorage.getItem(keyOf(uid, id)) ?? 'null'),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps what is not saved yet; forgets it with null. Answers whether it could be kept. */
export function keepDraft(
  uid: string,
  id: string,
  draft: { mine: SubmissionDraft; base: SubmissionDraft; revision: number } | null,
): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(uid, id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(uid, id));
    return true;
  } catch {
    // Storage is full or forbidden: what was typed is on the page alone, and leaving it asks first.
    return false;
  }
}

/** The id of a manuscript that was begun on this device and never reached the press, or null. */
export function findUnsentDraft(uid: string): string | null {
  try {
    const start = keyOf(uid, '');
    return (
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length))
        .find((id) => (readKeptDraft(uid, id)?.revision ?? 0) < 0) ?? null
    );
  } catch {
    return null;
  }
}
