/** Adds what a writer has written to the shared text. */
import {
  PAPER_STATE_MAX_BYTES,
  PAPER_UPDATES_PER_STATE,
  paperUpdateDocId,
  type SharedPaper,
} from '@quire/model/entities/shared-paper';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { applyUpdate, Doc, decodeUpdate, encodeStateAsUpdate } from 'yjs';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { paperRef, requireWriter, stateRef } from './paper-record.ts';

/**
 * The limit for one paper in a day: a writer who types without a pause for eight hours sends 15,000.
 */
const UPDATES_PER_DAY = 30_000;

const bytesIn = (snapshot: DocumentSnapshot): Uint8Array[] => {
  const update: unknown = snapshot.get('update');
  return update instanceof Uint8Array ? [update] : [];
};

/** The state with the updates that came after it. Throws `Refused` `paper/too-large`. */
async function fold(
  tx: Transaction,
  ref: DocumentReference,
  { base }: SharedPaper,
  newest: Uint8Array,
): Promise<Uint8Array> {
  const [state, since] = await Promise.all([
    tx.get(stateRef(ref)),
    tx.get(ref.collection('updates').where('seq', '>', base).orderBy('seq')),
  ]);
  // Uses a document rather than `mergeUpdates`: a document drops deleted characters.
  const text = new Doc();
  for (const update of [...bytesIn(state), ...since.docs.flatMap(bytesIn), newest]) {
    applyUpdate(text, update);
  }
  const merged = encodeStateAsUpdate(text);
  text.destroy();
  if (merged.length > PAPER_STATE_MAX_BYTES) throw new Refused('paper/too-large');
  return merged;
}

/** The bytes of an update. Throws `Refused` `input/invalid` where Yjs cannot read it. */
function updateOf(encoded: string): Uint8Array {
  const update = new Uint8Array(Buffer.from(encoded, 'base64'));
  try {
    decodeUpdate(update);
  } catch {
    throw new Refused('input/invalid');
  }
  return update;
}

/**
 * `writePaper`: adds an update of the text. Yjs accepts the same update twice, and updates in any order, so a call
 * whose response was lost can be repeated. Each 40th folds the updates before it into one state and deletes those that
 * no writer can still need. Throws `Refused`: `record/not-found`, `input/invalid`, `paper/too-large`,
 * `paper/too-busy`.
 *
 * @see https://docs.yjs.dev/api/document-updates
 */
export async function writePaper(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { uid }: { readonly uid: string },
  { paper: id, update: encoded, title }: { paper: string; update: string; title: string },
): Promise<{ seq: number }> {
  const update = updateOf(encoded);
  const ref = paperRef(db, id);
  return inTransaction(db, async (tx) => {
    const paper = await requireWriter(tx, ref, uid);
    const at = now().toISOString();
    const seq = paper.seq + 1;
    const day = at.slice(0, 10);
    const today = paper.day === day ? paper.today + 1 : 1;
    if (today > UPDATES_PER_DAY) throw new Refused('paper/too-busy');
    const isFold = seq - paper.base >= PAPER_UPDATES_PER_STATE;
    const state = isFold ? await fold(tx, ref, paper, update) : null;
    const old = isFold
      ? await tx.get(ref.collection('updates').where('seq', '<=', paper.base).select())
      : null;
    const own = ref.collection('updates').doc(paperUpdateDocId(seq));
    tx.create(own, { seq, update: Buffer.from(update), by: uid, at });
    if (state) tx.set(stateRef(ref), { seq, update: Buffer.from(state) });
    for (const doc of old?.docs ?? []) tx.delete(doc.ref);
    tx.update(ref, {
      ...{ seq, day, today, updatedAt: at },
      ...(isFold && { base: seq }),
      ...(title && { title }),
    });
    return { seq };
  });
}
