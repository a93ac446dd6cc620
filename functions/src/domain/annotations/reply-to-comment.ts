import type { CALLS } from '@quire/model/calls/calls';
import { commentId } from '@quire/model/collections';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { commentRef, requireComment } from './comment-record.ts';
import { type CommentPorts, sendComment } from './send-comment.ts';

/**
 * `replyToComment`: a comment at the position of a published one. Repeating the call with the same key changes nothing.
 * Throws `Refused`: `comment/not-found` for a comment that is not public, `comment/off`, `account/throttled`.
 */
export async function replyToComment(
  ports: CommentPorts,
  { uid }: { readonly uid: string },
  { comment: id, key, text }: z.output<typeof CALLS.replyToComment.request>,
): Promise<Record<string, never>> {
  const { db, now } = ports;
  const article = id.slice(0, id.lastIndexOf('~'));
  const place = commentRef(db, commentId(article, key));
  const sent = await place.get();
  if (sent.exists && sent.get('owner') === uid) return {};
  await requireBudget(ports, 'comment', { account: uid });
  await inTransaction(db, async (tx) => {
    const to = await requireComment(db, tx, id);
    if (to.state !== 'published' || (await tx.get(place)).exists)
      throw new Refused('comment/not-found');
    const at = now().toISOString();
    const { revision, place: where } = to;
    const annotation = { key, revision, place: where, text, created: at, modified: at };
    await sendComment(ports, tx, uid, { article, annotation, replyTo: to.key });
  });
  return {};
}
