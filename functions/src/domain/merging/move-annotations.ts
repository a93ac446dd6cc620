import { ANNOTATIONS, annotationsId, COMMENT_REPORTS, COMMENTS } from '@quire/model/collections';
import { ARTICLE_NOTES_MAX, ArticleNotesSchema } from '@quire/model/entities/annotation';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Pair } from './both-accounts.ts';
import { changeEach } from './move-records.ts';

const AT_ONCE = 100;

/**
 * Highlights, notes, comments and reports of comments. For an article that both accounts have annotated, the newest are
 * kept, up to the limit of an account. True when nothing is left.
 */
export async function moveAnnotations(db: Firestore, { keep, merge }: Pair): Promise<boolean> {
  const all = db.collection(ANNOTATIONS);
  const { docs, size } = await all.where('owner', '==', merge).limit(AT_ONCE).get();
  for (const { ref } of docs) {
    await inTransaction(db, async (tx) => {
      const theirs = readRecord(await tx.get(ref), ArticleNotesSchema);
      if (!theirs) return;
      const place = all.doc(annotationsId(keep, theirs.article));
      const known = readRecord(await tx.get(place), ArticleNotesSchema)?.items ?? [];
      const items = [...known, ...theirs.items]
        .toSorted((a, b) => (a.modified > b.modified ? -1 : 1))
        .slice(0, ARTICLE_NOTES_MAX);
      tx.set(place, { ...theirs, owner: keep, items });
      tx.delete(ref);
    });
  }
  let isDone = size < AT_ONCE;
  for (const name of [COMMENTS, COMMENT_REPORTS]) {
    const own = db.collection(name).where('owner', '==', merge);
    isDone = (await changeEach(db, own, () => ({ owner: keep }))) && isDone;
  }
  return isDone;
}
