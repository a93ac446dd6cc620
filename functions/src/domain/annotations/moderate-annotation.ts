import type { CALLS } from '@quire/model/calls/calls';
import { AUDIT, COMMENTS, JOURNALS } from '@quire/model/collections';
import {
  type Comment,
  type CommentState,
  PUBLISHED_COMMENTS_MAX,
} from '@quire/model/entities/annotation';
import { JournalSchema } from '@quire/model/entities/journal';
import { commentDecided } from '@quire/model/mail/author/comment-decided';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import type { Asker } from '@quire/model/roles';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight } from '../access/may-write.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { readOwner } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { commentRef, requireComment } from './comment-record.ts';
import { openReports } from './comment-reports.ts';
import { MODERATES, requireModerator } from './require-moderator.ts';
import type { CommentPorts } from './send-comment.ts';

type Asked = z.output<typeof CALLS.moderateAnnotation.request>;

/** The decisions that are possible in each state of a comment. A refusal can be reversed. */
const MOVES: Readonly<Record<CommentState, readonly CommentState[]>> = {
  waiting: ['published', 'refused'],
  published: ['removed'],
  refused: ['published'],
  removed: ['published'],
};

/** In the same transaction. */
const REPORTS_CLOSED = 400;

const OUTCOMES: Readonly<Record<Asked['to'], () => string>> = {
  published: () => t('mail.commentPublished'),
  refused: () => t('mail.commentRefused'),
  removed: () => t('mail.commentRemoved'),
};

/**
 * `moderateAnnotation`: publishes, refuses or removes a comment, mails its author, writes an audit entry and settles
 * the readers' reports about it. Publishing a reported comment again keeps it, without a mail to its author. Repeating
 * a decision changes nothing. Throws `Refused`: `access/denied`, `comment/not-found`, `comment/own`, `comment/decided`,
 * `comment/too-many`.
 */
export async function moderateAnnotation(
  ports: CommentPorts,
  person: Asker,
  { comment: id, to, reason }: Asked,
): Promise<Record<string, never>> {
  const { db, now, origin } = ports;
  requireRecordRight(person, MODERATES);
  const sender = await requireSender(ports);
  await inTransaction(db, async (tx) => {
    const comment = await requireComment(db, tx, id);
    await requireModerator(db, tx, person, comment);
    const isKept = to === 'published' && comment.state === to && comment.isReported === true;
    if (comment.state === to && !isKept) return;
    if (!isKept && !MOVES[comment.state].includes(to)) throw new Refused('comment/decided');
    const { article, issue, journal: jkey, owner, title } = comment;
    if (to === 'published' && !isKept) {
      const others = db
        .collection(COMMENTS)
        .where('article', '==', article)
        .where('state', '==', 'published')
        .limit(PUBLISHED_COMMENTS_MAX)
        .select();
      if ((await tx.get(others)).size >= PUBLISHED_COMMENTS_MAX)
        throw new Refused('comment/too-many', { values: { most: String(PUBLISHED_COMMENTS_MAX) } });
    }
    const [journal, author] = await Promise.all([
      db.collection(JOURNALS).doc(jkey).get(),
      readOwner(db, owner),
    ]);
    const { fullname = jkey, contactEmail = sender.contact } =
      readRecord(journal, JournalSchema) ?? {};
    // Reports beyond those shown are also settled: nobody can report a comment twice.
    const { docs: reports } = await tx.get(openReports(db, id).limit(REPORTS_CLOSED));
    const at = now().toISOString();
    const why = to === 'published' ? '' : reason;
    const akey = article.slice(jkey.length + 1);
    await enqueueMails(
      ports,
      tx,
      author && !isKept
        ? [
            {
              compose: () =>
                commentDecided.render(
                  {
                    ...{ name: author.name, journal: fullname, title, reason: why },
                    ...{ outcome: OUTCOMES[to](), url: origin + articlePath(jkey, issue, akey) },
                  },
                  sender,
                ),
              id: `comment~${id}~${at.replace(/\D/g, '')}`,
              template: commentDecided.name,
              to: [author.email],
              replyTo: contactEmail,
              journal: jkey,
            },
          ]
        : [],
    );
    for (const { ref } of reports) tx.update(ref, { isOpen: false });
    const { reason: _, isReported: __, ...rest } = comment;
    const next: Comment = isKept
      ? rest
      : { ...rest, state: to, decidedAt: at, ...(why && { reason: why }) };
    tx.set(commentRef(db, id), withoutUndefined(next));
    tx.set(db.collection(AUDIT).doc(), {
      ...{ action: 'comment.moderate', at, by: person.uid, journal: jkey },
      ...{ record: `${COMMENTS}/${id}`, to, ...(why && { reason: why }) },
      ...(comment.isReported && { wasReported: true }),
    });
  });
  return {};
}
