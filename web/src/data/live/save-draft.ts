import { SUBMISSIONS } from '@quire/model/collections';
import {
  DRAFT_FIELDS,
  type StoredSubmission,
  type SubmissionDraft,
  SubmissionDraftSchema,
  SubmissionSchema,
} from '@quire/model/entities/submission';
import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import { collection, doc, getDocFromServer, runTransaction } from 'firebase/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { countBegun } from './allowance.ts';

export type DraftSaved =
  | { readonly outcome: 'saved'; readonly revision: number }
  /** Another save came first: nothing was written. */
  | { readonly outcome: 'changed-elsewhere'; readonly record: StoredSubmission }
  | { readonly outcome: 'refused'; readonly code: ErrorCode };

/** Of a draft that is on this device only, so far. */
export const NOT_YET_THERE = -1;

/** An id for a manuscript that is about to be begun. */
export function newSubmissionId(): string {
  return doc(collection(signedInFirebase().db, SUBMISSIONS)).id;
}

/**
 * Saves a draft on top of the revision it was written on, by the rules' leave. Only the fields that
 * differ from the record are written. A record that has moved on is answered, not overwritten.
 */
export async function saveDraft(
  id: string,
  uid: string,
  draft: SubmissionDraft,
  revision: number,
): Promise<DraftSaved> {
  const parsed = SubmissionDraftSchema.safeParse(draft);
  if (!parsed.success) return { outcome: 'refused', code: 'input/invalid' };
  try {
    return revision === NOT_YET_THERE
      ? await create(id, uid, parsed.data)
      : await update(id, parsed.data, revision);
  } catch (error) {
    return { outcome: 'refused', code: await whyRefused(error) };
  }
}

async function create(id: string, uid: string, draft: SubmissionDraft): Promise<DraftSaved> {
  const now = new Date().toISOString();
  const reference = doc(signedInFirebase().db, SUBMISSIONS, id);
  try {
    const isBegun = await countBegun(uid, { drafts: id }, (transaction) =>
      transaction.set(reference, {
        ...draft,
        owner: uid,
        authorUids: [uid],
        state: 'draft',
        stageEnteredAt: now,
        round: 0,
        revision: 0,
        createdAt: now,
        updatedAt: now,
        editors: [],
        production: [],
      }),
    );
    return isBegun
      ? { outcome: 'saved', revision: 0 }
      : { outcome: 'refused', code: 'submission/too-many-drafts' };
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error;
    // An answer that got lost: the record is there already, and a second creation is refused.
    const there = await getDocFromServer(reference).catch(() => null);
    if (!there?.exists()) throw error;
    return { outcome: 'changed-elsewhere', record: readRecord(id, there.data()) };
  }
}

async function update(id: string, draft: SubmissionDraft, expected: number): Promise<DraftSaved> {
  const { db } = signedInFirebase();
  const reference = doc(db, SUBMISSIONS, id);
  return runTransaction(db, async (transaction): Promise<DraftSaved> => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) return { outcome: 'refused', code: 'submission/not-found' };
    const stored = snapshot.data();
    const record = readRecord(id, stored);
    if (record.revision !== expected) return { outcome: 'changed-elsewhere', record };
    const changed = DRAFT_FIELDS.filter(
      // The rules ask for every field: one that is newer than the draft is written with its first save.
      (field) =>
        !(field in stored) || JSON.stringify(draft[field]) !== JSON.stringify(record[field]),
    );
    const revision = expected + 1;
    transaction.update(reference, {
      ...Object.fromEntries(changed.map((field) => [field, draft[field]])),
      revision,
      updatedAt: new Date().toISOString(),
    });
    return { outcome: 'saved', revision };
  });
}

const readRecord = (id: string, data: unknown): StoredSubmission => ({
  ...SubmissionSchema.parse(data),
  id,
});

const codeOf = (error: unknown) => (error instanceof FirebaseError ? error.code : '');

/** A refusal for want of a session is told from one for want of a right. */
async function whyRefused(error: unknown): Promise<ErrorCode> {
  const code = codeOf(error);
  if (code === 'unauthenticated') return 'account/sign-in-again';
  if (code !== 'permission-denied') return 'save/failed';
  const { currentUser } = signedInFirebase().auth;
  const token = await currentUser?.getIdToken().catch(() => null);
  return token ? 'submission/wrong-state' : 'account/sign-in-again';
}
