/** Scheduled articles whose time has come: checked by the gate again, and published. */
import { ARTICLES } from '@quire/model/collections';
import type { Article } from '@quire/model/entities/article';
import type { GateProblem } from '@quire/model/entities/gate-problem';
import { isOpen } from '@quire/model/entities/gate-problem';
import { publicationFailed } from '@quire/model/mail/editor/publication-failed';
import { gateRemarkText } from '@quire/model/publish-gate/gate-remarks';
import { FieldValue } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { aboutArticle, articleMail, readArticleMails, readPerson } from '../outbox/article-mail.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import { momentText } from '../outbox/mail-phrases.ts';
import { changeArticle, statusAfter } from './change-article.ts';
import { publishNow } from './publish-article.ts';
import { articleIn, articleRef } from './read-article.ts';

/** A run ends before the next one starts; the next run handles the rest. */
const AT_ONCE = 50;

export interface PublishedDue {
  readonly published: number;
  readonly refused: number;
  readonly failed: number;
}

type Result = keyof PublishedDue | 'moved-on';

/** One run of the schedule. Can be repeated, also concurrently. */
export async function publishDue(ports: Ports): Promise<PublishedDue> {
  const now = ports.now().toISOString();
  const due = await ports.db
    .collection(ARTICLES)
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .limit(AT_ONCE)
    .get();
  const counts = { published: 0, refused: 0, failed: 0 };
  for (const each of due.docs) {
    let result: Result = 'failed';
    try {
      result = await publishOne(ports, each.id, articleIn(each));
    } catch (error) {
      // A failure for one article must not stop the others.
      ports.log.error('publish/due-failed', { article: each.id, reason: String(error) });
    }
    if (result !== 'moved-on') counts[result] += 1;
  }
  return counts;
}

async function publishOne(ports: Ports, id: string, article: Article): Promise<Result> {
  const { publishAt, scheduled, status } = article;
  if (!publishAt || !scheduled || status !== 'scheduled') {
    await forgetTime(ports, id);
    return 'moved-on';
  }
  const { revision } = scheduled;
  const due = { id, revision, due: publishAt };
  const { problems, status: after } = await publishNow(ports, 'system', due);
  if (isOpen(problems)) return after === 'published' ? 'published' : 'moved-on';
  await takeBack(ports, id, article, problems);
  ports.log.warn('publish/due-refused', { article: id, codes: problems.map(({ code }) => code) });
  return 'refused';
}

/** An article that an import has published in spite of its schedule no longer waits. */
function forgetTime({ db }: Ports, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ref = articleRef(db, id);
    const { status, publishAt, scheduled } = articleIn(await tx.get(ref));
    if (status === 'scheduled' && publishAt && scheduled) return;
    tx.update(ref, { publishAt: FieldValue.delete(), scheduled: FieldValue.delete() });
  });
}

/** Cancels the schedule and notifies the user who set it, once. */
async function takeBack(
  ports: Ports,
  id: string,
  { publishAt }: Article,
  problems: readonly GateProblem[],
): Promise<void> {
  const blocking = problems.filter(({ severity }) => severity === 'block');
  const wordsOnly = blocking.flatMap(({ remark, message }) => (remark ? [] : [message]));
  await changeArticle(ports, 'system', id, 'unschedule', async (_tx, article) => {
    if (article.publishAt !== publishAt) return { done: true };
    return {
      fields: {
        status: statusAfter(article, 'unschedule'),
        publishAt: null,
        scheduled: null,
      },
      problems: blocking.flatMap(({ remark }) => (remark ? [remark] : [])),
      // What the renderer has only in words.
      ...(wordsOnly.length > 0 && { reason: wordsOnly.join(' ') }),
      detail: { codes: blocking.map(({ code }) => code) },
      mails: await failureMails(ports, article, blocking),
    };
  });
}

async function failureMails(
  ports: Ports,
  article: Article,
  blocking: readonly GateProblem[],
): Promise<NewMail[]> {
  const frame = await readArticleMails(ports, article);
  const at = article.publishAt ?? '';
  if (!frame) return [];
  const { journal, editors, sender } = frame;
  const scheduler = article.scheduled && (await readPerson(ports.db, article.scheduled.by));
  return (scheduler ? [scheduler] : editors).map((to) => {
    const compose = () =>
      publicationFailed.render(
        {
          ...aboutArticle(ports, article, journal, to),
          when: momentText(new Date(at)),
          problems: blocking.map(
            ({ remark, message }) => (remark && gateRemarkText(remark)) ?? message,
          ),
        },
        sender,
      );
    return articleMail(frame, publicationFailed.name, article, at, to, compose);
  });
}
