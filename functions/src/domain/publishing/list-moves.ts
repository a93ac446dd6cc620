/**
 * Places in lists that a record has left. They are noted with the change itself, so that a card is
 * taken out of its old place even if whoever made the change broke off right after it.
 */
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { placeInList } from './list-place.ts';
import { listOfKey } from './list-sources.ts';

const LIST_MOVES = 'listMoves';

const movesOf = (db: Firestore, record: DocumentReference) =>
  db.collection(LIST_MOVES).doc(`${record.parent.id}~${record.id}`);

/** In the transaction that changes (or removes: no key) a published record. */
export function noteMove(tx: Transaction, before: DocumentSnapshot, key?: string): void {
  const old: unknown = before.get('listKey');
  if (typeof old !== 'string' || old === key) return;
  const { ref } = before;
  tx.set(movesOf(ref.firestore, ref), { keys: FieldValue.arrayUnion(old) }, { merge: true });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Brings the lists up to date with a published record: where it stands now, and where it stood.
 * Repeating it changes nothing.
 */
export async function placeRecord(ports: Ports, record: DocumentReference): Promise<void> {
  const [moves, published] = await ports.db.getAll(movesOf(ports.db, record), record);
  if (!moves || !published) throw new Error('getAll');
  const left: unknown = moves.get('keys');
  const keys = [...(Array.isArray(left) ? left : []), published.get('listKey')].filter(isText);
  for (const [list, some] of Map.groupBy(keys, listOfKey)) {
    if (list) await placeInList(ports, list, some);
  }
  if (!moves.updateTime) return;
  // One that was noted since is for the event of that change.
  await moves.ref.delete({ lastUpdateTime: moves.updateTime }).catch((error: unknown) => {
    ports.log.info('list/moved-again', { document: record.path, reason: String(error) });
  });
}
