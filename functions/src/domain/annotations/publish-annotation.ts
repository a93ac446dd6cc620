import type { CALLS } from '@quire/model/calls/calls';
import { ANNOTATIONS, annotationsId, commentId } from '@quire/model/collections';
import { ArticleNotesSchema } from '@quire/model/entities/annotation';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { commentRef } from './comment-record.ts';
import { type CommentPorts, sendComment } from './send-comment.ts';

/**
 * `publishAnnotation`: submits the caller's note as a comment, which waits for the journal. Repeating the call changes
 * nothing. Throws `Refused`: `comment/not-found` if there is no such note, `input/invalid` for a highlight without a
 * text, `comment/off`, `article/not-found`, `account/throttled`.
 */
export async function publishAnnotation(
  ports: CommentPorts,
  { uid }: { readonly uid: string },
  { article, key }: z.output<typeof CALLS.publishAnnotation.request>,
): Promise<Record<string, never>> {
  const { db } = ports;
  const place = commentRef(db, commentId(article, key));
  const sent = await place.get();
  if (sent.exists && sent.get('owner') === uid) return {};
  await requireBudget(ports, 'comment', { account: uid });
  const ref = db.collection(ANNOTATIONS).doc(annotationsId(uid, article));
  await inTransaction(db, async (tx) => {
    const [notes, taken] = [readRecord(await tx.get(ref), ArticleNotesSchema), await tx.get(place)];
    const annotation = notes?.items.find((each) => each.key === key);
    if (!notes || !annotation || taken.exists) throw new Refused('comment/not-found');
    if (annotation.text.trim() === '') throw new Refused('input/invalid', { field: 'text' });
    await sendComment(ports, tx, uid, { article, annotation });
    tx.update(ref, { items: notes.items.filter((each) => each !== annotation) });
  });
  return {};
}
