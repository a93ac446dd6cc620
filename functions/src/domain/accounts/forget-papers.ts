/**
 * An account's papers in the writing tool: when it is erased or merged into another, and when its owner requests an
 * export.
 */
import { SHARED_PAPERS, sharedPaperFolder } from '@quire/model/collections';
import { SharedPaperSchema } from '@quire/model/entities/shared-paper';
import type { Firestore } from 'firebase-admin/firestore';
import { applyUpdate, Doc } from 'yjs';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const AT_ONCE = 50;

const writtenBy = (db: Firestore, uid: string) =>
  db.collection(SHARED_PAPERS).where('writers', 'array-contains', uid).limit(AT_ONCE);

/**
 * Removes an account from its papers. A paper with other authors is kept and belongs to the next of them; a paper
 * without other authors is deleted. True when nothing is left.
 */
export async function forgetPapers(
  { db, bucket }: Pick<Ports, 'db' | 'bucket'>,
  uid: string,
): Promise<boolean> {
  const { docs, size } = await writtenBy(db, uid).get();
  for (const { id, ref } of docs) {
    const isEmpty = await inTransaction(db, async (tx) => {
      const paper = readRecord(await tx.get(ref), SharedPaperSchema);
      const writers = paper?.writers.filter((each) => each !== uid) ?? [];
      const [next] = writers;
      if (!paper || next === undefined) return true;
      const { [uid]: _gone, ...names } = paper.names;
      tx.update(ref, { writers, names, owner: paper.owner === uid ? next : paper.owner });
      tx.delete(ref.collection('cursors').doc(uid));
      return false;
    });
    if (!isEmpty) continue;
    await bucket.removeAll(`${sharedPaperFolder(id)}/`);
    await db.recursiveDelete(ref);
  }
  return size < AT_ONCE;
}

/** Transfers the papers of one account to another. True when nothing is left. */
export async function movePapers(
  db: Firestore,
  { keep, merge }: { readonly keep: string; readonly merge: string },
): Promise<boolean> {
  const { docs, size } = await writtenBy(db, merge).get();
  for (const { ref } of docs) {
    await inTransaction(db, async (tx) => {
      const paper = readRecord(await tx.get(ref), SharedPaperSchema);
      if (!paper) return;
      const { [merge]: name = '', ...names } = paper.names;
      tx.update(ref, {
        writers: [...new Set(paper.writers.map((each) => (each === merge ? keep : each)))],
        names: { [keep]: name, ...names },
        owner: paper.owner === merge ? keep : paper.owner,
      });
    });
  }
  return size < AT_ONCE;
}

/** The papers that a person writes, with their text. */
export async function exportPapers(db: Firestore, uid: string) {
  const { docs } = await writtenBy(db, uid).get();
  return await Promise.all(
    docs.map(async (doc) => {
      const [state, updates] = await Promise.all([
        doc.ref.collection('state').doc('text').get(),
        doc.ref.collection('updates').orderBy('seq').get(),
      ]);
      const text = new Doc();
      for (const each of [state, ...updates.docs]) {
        const update: unknown = each.get('update');
        if (update instanceof Uint8Array) applyUpdate(text, update);
      }
      return {
        id: doc.id,
        title: doc.get('title'),
        owned: doc.get('owner') === uid,
        markdown: text.getText('markdown').toString(),
        bibliography: text.getText('bibliography').toString(),
      };
    }),
  );
}
