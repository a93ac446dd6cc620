import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/publish-gate/gate-problem';
import type { ArticleEvent } from '@quire/model/states/article';
import type { Transaction } from 'firebase-admin/firestore';
import { Refused } from '../calls/refused.ts';
import type { Ports } from '../publish/ports.ts';
import type { Mover } from '../submissions/mover.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import {
  answerOf,
  type Change,
  changeArticle,
  requireRight,
  statusAfter,
} from './change-article.ts';
import { doiRef } from './doi-holder.ts';
import { gateArticle } from './gate-article.ts';
import { articleIn, articleRef } from './read-article.ts';

/** How often the gate is run again because something moved on while it was looking. */
const ROUNDS = 5;

interface Passage {
  readonly id: string;
  readonly event: ArticleEvent;
  readonly revision: number;
  /** When readers see it: the gate looks at that day. */
  readonly on: string;
  /** Whether it has been done already. */
  readonly isDone: (article: Article) => boolean;
  /** What changes, once the gate is open. */
  readonly change: (tx: Transaction, article: Article, at: string) => Promise<Change>;
}

/** What the gate has looked at: another one of these needs another look. */
const looked = ({ status, issue, publishedRevision, submission }: Article) =>
  JSON.stringify([status, issue, publishedRevision, submission]);

async function stateOf({ db }: Ports, { submission }: Article): Promise<string> {
  if (!submission) return '';
  return readSubmission(await submissionRef(db, submission).get()).state;
}

/**
 * Brings one version of an article past the gate. The gate looks before anything is held, for it
 * renders the text; what it has looked at is checked again in the transaction. With problems that
 * block, nothing changes. Throws `Refused`.
 */
export async function throughGate(
  ports: Ports,
  mover: Mover,
  { id, event, revision, on, isDone, change }: Passage,
): Promise<ArticleAnswer> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const article = articleIn(await articleRef(ports.db, id).get());
    await requireRight(ports, mover, event, article);
    if (isDone(article)) return answerOf(article);
    statusAfter(article, event);
    const state = await stateOf(ports, article);
    const { problems, doi } = await gateArticle(ports, article, revision, on);
    if (!isOpen(problems)) return { ...answerOf(article), problems: [...problems] };
    try {
      const answer = await changeArticle(ports, mover, id, event, async (tx, now, at) => {
        if (isDone(now)) return { done: true };
        const held = doi ? await tx.get(doiRef(ports.db, doi)) : null;
        const holder: unknown = held?.get('article');
        const isTaken = holder !== undefined && holder !== id;
        const isSame = looked(now) === looked(article) && (await stateOf(ports, now)) === state;
        if (isTaken || !isSame) throw new MovedOn();
        const changed = await change(tx, now, at);
        return {
          ...changed,
          write: (writing) => {
            changed.write?.(writing);
            if (held && holder === undefined) writing.set(held.ref, { article: id, at });
          },
        };
      });
      return { ...answer, problems: [...problems] };
    } catch (error) {
      if (!(error instanceof MovedOn)) throw error;
    }
  }
  throw new Refused('save/conflict');
}

class MovedOn extends Error {}
