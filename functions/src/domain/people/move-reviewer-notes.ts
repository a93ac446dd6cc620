import { RECORD_HISTORY, REVIEWERS } from '@quire/model/collections';
import { RecordHistorySchema } from '@quire/model/records/record-keeping';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { prepareNote } from './reviewer-notes.ts';

/** In one run; the rest follows in the next. */
const AT_ONCE = 100;
const BATCH = 400;

const NotedSchema = z.object({
  note: z.string().default(''),
  journals: z.array(z.string()).default([]),
});

interface Written {
  readonly text: string;
  readonly by: string;
  readonly byName: string;
  readonly at: string;
}

/**
 * The owners of a note: it is copied to the journals that the person reviewed for when it was written, whose editors
 * could read it then. Journals that were added later get none.
 */
function notesOf(
  doc: QueryDocumentSnapshot,
  history: readonly QueryDocumentSnapshot[],
): Map<string, Written> {
  const entries = history
    .map((entry) => RecordHistorySchema.parse(entry.data()))
    .toSorted((a, b) => a.revision - b.revision)
    .map(({ data, by, byName, at }) => ({ ...NotedSchema.parse(data), by, byName, at }));
  const at = z.iso.datetime().catch(new Date(0).toISOString()).parse(doc.get('updatedAt'));
  const now = { ...NotedSchema.parse(doc.data()), by: 'system', byName: 'The press', at };
  const notes = new Map<string, Written>();
  let last = '';
  for (const { note, journals, ...written } of [...entries, now]) {
    if (note !== last) for (const each of journals) notes.set(each, { ...written, text: note });
    last = note;
  }
  return notes;
}

async function moveNote(db: Firestore, doc: QueryDocumentSnapshot): Promise<void> {
  const history = await doc.ref.collection(RECORD_HISTORY).get();
  for (const [journal, { text, by, byName, at }] of notesOf(doc, history.docs)) {
    await inTransaction(db, async (tx) => {
      const place = { reviewer: doc.id, journal };
      const author = { by: { uid: by, name: byName }, at };
      // Later notes of the journal stay.
      const write = await prepareNote(db, tx, place, (known) => known || text, author);
      write();
    });
  }
  for (let from = 0; from < history.docs.length; from += BATCH) {
    const batch = db.batch();
    for (const { ref } of history.docs.slice(from, from + BATCH)) {
      batch.update(ref, { 'data.note': FieldValue.delete() });
    }
    await batch.commit();
  }
  // This is done last: until then, the record is found again.
  await doc.ref.update({ note: FieldValue.delete() });
}

/**
 * Moves notes in reviewers' own records, which the editors of all their journals can read, to `reviewerNotes`, and
 * deletes them from the history. Can be repeated; returns how many records were changed. If none is left, it costs one
 * read.
 */
export async function moveReviewerNotes({ db }: { readonly db: Firestore }): Promise<number> {
  const { docs } = await db.collection(REVIEWERS).where('note', '>=', '').limit(AT_ONCE).get();
  for (const doc of docs) await moveNote(db, doc);
  return docs.length;
}
