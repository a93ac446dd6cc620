import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Principal } from '../access/principal.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import {
  type ArticleChange,
  answerOf,
  changeArticle,
  type Decide,
  requireArticleRight,
  statusAfter,
} from './change-article.ts';
import { doiRef } from './doi-holder.ts';
import { gateArticle } from './gate-article.ts';
import { articleIn, articleRef } from './read-article.ts';
import { agreementOf, consentTo, isSecond, propose, type Terms } from './second-person.ts';

/** How often the gate is run again because the article changed during the check. */
const ROUNDS = 5;

interface Passage {
  readonly id: string;
  /** What is published, and how: it must be identical for both people. */
  readonly terms: Terms;
  /** The publication date: the gate checks for that day. */
  readonly on: string;
  /** Refuses what the article's status does not permit. */
  readonly check?: (article: Article) => void;
  /** Whether it was done already. */
  readonly isDone: (article: Article) => boolean;
  /** The change to write once the gate has passed. */
  readonly change: (tx: Transaction, article: Article, at: string) => Promise<ArticleChange>;
}

/** The revisions that the gate has checked: if one differs, it is run again. */
const looked = (article: Article) => {
  const { status, issue, publishedRevision, submission, scheduled, agreedRevision } = article;
  return JSON.stringify([status, issue, publishedRevision, submission, scheduled, agreedRevision]);
};

async function stateOf({ db }: Ports, { submission }: Article): Promise<string> {
  if (!submission) return '';
  return readSubmission(await submissionRef(db, submission).get()).state;
}

/**
 * Publishes one version of an article through the gate. The gate runs before the transaction, because it renders the
 * text; the revisions it checked are compared in the transaction. Blocking problems prevent any change. A version that
 * needs two people is proposed by the first call and published by a call of a second person. Throws `Refused`.
 */
export async function throughGate(
  ports: Ports,
  principal: Principal,
  { id, terms, on, check, isDone, change }: Passage,
): Promise<ArticleAnswer> {
  const { event, revision } = terms;
  for (let round = 0; round < ROUNDS; round += 1) {
    const article = articleIn(await articleRef(ports.db, id).get());
    await requireArticleRight(ports, principal, event, article, revision);
    if (isDone(article)) return answerOf(article);
    statusAfter(article, event);
    check?.(article);
    const state = await stateOf(ports, article);
    const { problems, doi, version } = await gateArticle(ports, article, revision, on);
    if (!isOpen(problems)) return { ...answerOf(article), problems: [...problems] };
    const consent = await consentTo(ports, principal, { id, article, version });
    if (consent.problem) return { ...answerOf(article), problems: [consent.problem] };
    const decide: Decide = async (tx, now, at) => {
      if (isDone(now)) return { done: true };
      const held = doi ? await tx.get(doiRef(ports.db, doi)) : null;
      const holder: unknown = held?.get('article');
      const isTaken = holder !== undefined && holder !== id;
      const isSame = looked(now) === looked(article) && (await stateOf(ports, now)) === state;
      if (isTaken || !isSame) throw new MovedOn();
      if (
        consent.reasons.length > 0 &&
        principal !== 'system' &&
        !isSecond(now, terms, principal)
      ) {
        return propose(ports, principal, now, terms, consent, at);
      }
      const changed = await change(tx, now, at);
      const agreed = agreementOf(now, terms, consent.reasons, principal);
      return {
        ...changed,
        fields: {
          ...changed.fields,
          ...agreed.fields(changed.fields),
          authorUids: [...new Set([...now.authorUids, ...consent.authors])].slice(0, 100),
        },
        detail: { ...changed.detail, ...agreed.detail },
        write: (writing) => {
          changed.write?.(writing);
          if (held && holder === undefined) writing.set(held.ref, { article: id, at });
        },
      };
    };
    try {
      const answer = await changeArticle(ports, principal, id, event, decide, revision);
      return { ...answer, problems: [...problems] };
    } catch (error) {
      if (!(error instanceof MovedOn)) throw error;
    }
  }
  throw new Refused('save/conflict');
}

class MovedOn extends Error {}
