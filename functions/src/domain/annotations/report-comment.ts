import { createHash } from 'node:crypto';
import type { CALLS } from '@quire/model/calls/calls';
import { COMMENT_REPORTS, commentReportId, JOURNALS } from '@quire/model/collections';
import { type CommentReport, CommentReportSchema } from '@quire/model/entities/annotation';
import { JournalSchema } from '@quire/model/entities/journal';
import { commentReported } from '@quire/model/mail/editor/comment-reported';
import { adminReportedCommentsPath } from '@quire/model/office-paths';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { editorsToTell } from '../outbox/editors-to-tell.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { commentRef, requireComment } from './comment-record.ts';
import type { CommentPorts } from './send-comment.ts';

/**
 * `reportComment`: a reader reports a public comment, once. The comment is marked and stays public; the first report
 * notifies the journal's editors. Throws `Refused`: `comment/not-found` for a comment that is not public,
 * `comment/yours`, `account/throttled`.
 */
export async function reportComment(
  ports: CommentPorts,
  { uid }: { readonly uid: string },
  { comment: id, reason }: z.output<typeof CALLS.reportComment.request>,
): Promise<Record<string, never>> {
  const { db, now, origin } = ports;
  const place = db.collection(COMMENT_REPORTS).doc(commentReportId(id, uid));
  if ((await place.get()).exists) return {};
  await requireBudget(ports, 'comment-report', { account: uid });
  const sender = await requireSender(ports);
  await inTransaction(db, async (tx) => {
    const [comment, known] = [await requireComment(db, tx, id), await tx.get(place)];
    if (known.exists) return;
    if (comment.state !== 'published') throw new Refused('comment/not-found');
    if (comment.owner === uid) throw new Refused('comment/yours');
    const { journal: jkey, title, name: from } = comment;
    const at = now().toISOString();
    const report: CommentReport = { comment: id, owner: uid, reason, at, isOpen: true };
    const journal = comment.isReported
      ? null
      : readRecord(await db.collection(JOURNALS).doc(jkey).get(), JournalSchema);
    if (journal) {
      const editors = await editorsToTell(db, journal, uid);
      await enqueueMails(
        ports,
        tx,
        editors.map(({ name, email }) => ({
          compose: () =>
            commentReported.render(
              {
                ...{ name, journal: journal.fullname, title, from },
                url: origin + adminReportedCommentsPath(),
              },
              sender,
            ),
          // A report after the comment was kept counts as a new one.
          id: `report~${id}~${createHash('sha256').update(`${email} ${at}`).digest('hex').slice(0, 16)}`,
          template: commentReported.name,
          to: [email],
          replyTo: journal.contactEmail,
          journal: jkey,
        })),
      );
    }
    tx.set(place, CommentReportSchema.parse(report));
    if (!comment.isReported) tx.update(commentRef(db, id), { isReported: true });
  });
  return {};
}
