/**
 * Places in lists that a record has left. They are stored with the change itself, so that a card is removed from its
 * old place even if the change was interrupted afterwards.
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

/** In the transaction that changes (or deletes: no key) a published record. */
export function noteMove(tx: Transaction, before: DocumentSnapshot, key?: string): void {
  const old: unknown = before.get('listKey');
  if (typeof old !== 'string' || old === key) return;
  const { ref } = before;
  tx.set(movesOf(ref.firestore, ref), { keys: FieldValue.arrayUnion(old) }, { merge: true });
}

/** In the transaction that changes what a list shows of a record: it has to be placed again. */
export function notePlace(tx: Transaction, { ref }: DocumentSnapshot, key: string): void {
  tx.set(movesOf(ref.firestore, ref), { keys: FieldValue.arrayUnion(key) }, { merge: true });
}

/** `placeRecord` where something was noted in the transaction of its change; otherwise one read. */
export async function placeIfNoted(ports: Ports, record: DocumentReference): Promise<void> {
  if ((await movesOf(ports.db, record).get()).exists) await placeRecord(ports, record);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Updates the lists for a published record: at its current and its former place. Can be repeated. */
export async function placeRecord(ports: Ports, record: DocumentReference): Promise<void> {
  const [moves, published] = await ports.db.getAll(movesOf(ports.db, record), record);
  if (!moves || !published) throw new Error('getAll');
  const left: unknown = moves.get('keys');
  const keys = [...(Array.isArray(left) ? left : []), published.get('listKey')].filter(isText);
  for (const [list, some] of Map.groupBy(keys, listOfKey)) {
    if (list) await placeInList(ports, list, some);
  }
  if (!moves.updateTime) return;
  // A place stored since then is handled by the event of that change.
  await moves.ref.delete({ lastUpdateTime: moves.updateTime }).catch((error: unknown) => {
    ports.log.info('list/moved-again', { document: record.path, reason: String(error) });
  });
}
