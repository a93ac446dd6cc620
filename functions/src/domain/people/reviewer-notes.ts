/** The notes of one journal's editors about a reviewer. */
import { REVIEWER_NOTES, reviewerNoteId } from '@quire/model/collections';
import { REVIEWER_NOTE_MAX, ReviewerNoteSchema } from '@quire/model/entities/reviewer-note';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readData } from '../records/save-record.ts';
import { historyRef, storedRecord } from '../records/stored-record.ts';
import { writeRecord } from '../records/write-record.ts';

const KIND = RECORD_KINDS.reviewerNotes;

export const reviewerNoteRef = (db: Firestore, reviewer: string, journal: string) =>
  db.collection(REVIEWER_NOTES).doc(reviewerNoteId(reviewer, journal));

interface Note {
  readonly reviewer: string;
  readonly journal: string;
  readonly text: string;
}

/** The journals without a note, of the given ones. A read for each. */
export async function journalsWithoutNote(
  db: Firestore,
  reviewer: string,
  journals: readonly string[],
): Promise<string[]> {
  const noted = await Promise.all(
    journals.map(async (journal) => (await reviewerNoteRef(db, reviewer, journal).get()).exists),
  );
  return journals.filter((_, place) => !noted[place]);
}

/**
 * Reads a journal's note within a transaction; the returned function writes the result of `change`. The caller checks
 * the right.
 */
export async function prepareNote(
  db: Firestore,
  tx: Transaction,
  { reviewer, journal }: Pick<Note, 'reviewer' | 'journal'>,
  change: (text: string) => string,
  { by, at }: { readonly by: { readonly uid: string; readonly name: string }; readonly at: string },
): Promise<() => void> {
  const ref = reviewerNoteRef(db, reviewer, journal);
  const before = storedRecord(KIND, await tx.get(ref));
  const known = ReviewerNoteSchema.safeParse(before?.written).data?.text ?? '';
  const text = change(known).slice(0, REVIEWER_NOTE_MAX);
  if (text === known) return () => {};
  const isBeforeKept =
    before !== null && (await tx.get(historyRef(ref, before.keeping.revision))).exists;
  const after = readData(KIND, { reviewer, journal, text });
  return () =>
    void writeRecord(tx, {
      ...{ kind: KIND, ref, before, after, by, at, isBeforeKept },
      change: before ? 'saved' : 'created',
    });
}
