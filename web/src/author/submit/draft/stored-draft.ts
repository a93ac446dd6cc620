import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { z } from 'zod';
import { type StoredValue, storedValue } from '../../../drafts/stored-value.ts';

/** Unsaved changes with the version that they are based on, so that they can be merged later. */
const KeptDraftSchema = z.object({
  mine: SubmissionDraftSchema,
  base: SubmissionDraftSchema,
  revision: z.number().int(),
});
export type StoredSubmissionDraft = z.infer<typeof KeptDraftSchema>;

const PREFIX = 'quire:submission:';
const keyOf = (uid: string, id: string) => `${PREFIX}${uid}:${id}`;

/** What this device keeps of a manuscript for this account. */
export const storedSubmissionDraft = (
  uid: string,
  id: string,
): StoredValue<StoredSubmissionDraft> => storedValue(keyOf(uid, id), KeptDraftSchema);

/** The id of a manuscript that was begun on this device and never reached the press, or null. */
export function findUnsentDraft(uid: string): string | null {
  try {
    const start = keyOf(uid, '');
    return (
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length))
        .find((id) => (storedSubmissionDraft(uid, id).read()?.revision ?? 0) < 0) ?? null
    );
  } catch {
    return null;
  }
}
