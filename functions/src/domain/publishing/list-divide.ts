import { LIST_INDEXES } from '@quire/model/collections';
import {
  EarlierListSchema,
  type ListName,
  ListSchema,
  listPart,
  partedChunks,
} from '@quire/model/entities/list';
import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';

/**
 * Divides a list whose index has all its chunks into parts with documents of their own. Its chunks stay as they are.
 * False if there is no such list. Reads one document.
 */
export function divideList(db: Firestore, list: ListName): Promise<boolean> {
  const indexes = db.collection(LIST_INDEXES);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(indexes.doc(list));
    const earlier = EarlierListSchema.safeParse(before.data());
    if (!earlier.success) return false;
    const known = ListSchema.parse(before.data());
    const parts = partedChunks(earlier.data.chunks).map((chunks, at) => {
      const id = `${list}~${known.next + at}`;
      tx.set(indexes.doc(id), { list, chunks });
      return listPart(id, chunks);
    });
    return writeIfChanged(tx, indexes.doc(list), before, {
      ...known,
      parts,
      next: known.next + parts.length,
    });
  });
}
