/**
 * All changes of an article's status: one transaction reads the article and its manuscript, checks the right, and
 * writes both with the audit entry, mails and notices.
 */
import type { ArticleAnswer } from '@quire/model/calls/articles';
import { AUDIT, articleDocId, SUBMISSIONS } from '@quire/model/collections';
import { type Article, ArticleSchema } from '@quire/model/entities/article';
import type { ReportRemark } from '@quire/model/entities/report-remark';
import type { ArticleEvent } from '@quire/model/states/article';
import { nextArticleStatus } from '@quire/model/states/article';
import { mayCause } from '@quire/model/states/may-cause';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { type Principal, principalId } from '../access/principal.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { namedAuthors } from '../publishing/named-authors.ts';
import { followSubmission } from './follow-submission.ts';
import { articleIn, articleRef, findSavedVersion } from './read-article.ts';
import { subjectOf } from './subject-of.ts';

/** The fields that a change writes. Optional fields that are null are removed. */
export interface ArticleChange {
  readonly fields: { readonly [Field in keyof Article]?: Article[Field] | null };
  /** For the audit log: the version concerned. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
  /** Why the press itself has made it: what the gate has found. */
  readonly problems?: readonly ReportRemark[];
  /** For a schedule: the time. */
  readonly on?: string;
  readonly mails?: readonly NewMail[];
  /** Further writes. It reads nothing. */
  readonly write?: (tx: Transaction) => void;
  readonly notice?: string;
  /** The status of the article does not change, so its manuscript keeps its state. */
  readonly isBeside?: true;
}

/** The change was made already: the call returns the same answer. */
export type Outcome = ArticleChange | { readonly done: true; readonly notice?: string };

export type Decide = (tx: Transaction, article: Article, at: string) => Promise<Outcome>;

export const answerOf = (
  { status, publishedRevision, publishAt, publication }: Article,
  notice?: string,
): ArticleAnswer => ({
  status,
  publishedRevision,
  ...(publishAt === undefined ? {} : { publishAt }),
  problems: [],
  ...(publication === undefined ? {} : { waits: publication.reasons }),
  ...(notice === undefined ? {} : { notice }),
});

/** The status after an event. Throws `article/wrong-state`. */
export function statusAfter({ status }: Article, event: ArticleEvent) {
  const next = nextArticleStatus(status, event);
  if (!next) throw new Refused('article/wrong-state', { values: { status } });
  return next;
}

/**
 * Throws `access/denied` for a user without the right to this event of this article, and `article/own` for one of its
 * authors, even if only an address or an ORCID iD identifies them. `revision`: the version concerned; otherwise the
 * published one, or the newest.
 */
export async function requireArticleRight(
  { db }: Pick<Ports, 'db'>,
  principal: Principal,
  event: ArticleEvent,
  article: Article,
  revision = article.publishedRevision || article.revision,
): Promise<void> {
  if (principal === 'system') return;
  if (!mayCause(principal, event, await subjectOf(db, article))) throw new Refused('access/denied');
  const id = articleDocId(article.journal, article.akey);
  const version = await findSavedVersion(db, id, revision);
  const named = version ? await namedAuthors(db, version.metadata.authors) : [];
  if (named.includes(principal.uid)) throw new Refused('article/own');
}

/**
 * Throws `Refused`: the article does not exist, the user lacks the right, or the status does not permit it. `revision`:
 * the version concerned, if it is not the published one.
 */
export function changeArticle(
  ports: Ports,
  principal: Principal,
  id: string,
  event: ArticleEvent,
  decide: Decide,
  revision?: number,
): Promise<ArticleAnswer> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(articleRef(db, id));
    const article = articleIn(snapshot);
    await requireArticleRight(ports, principal, event, article, revision);
    const at = ports.now().toISOString();
    const decided = await decide(tx, article, at);
    if ('done' in decided) return answerOf(article, decided.notice);
    const outcome = withoutProposal(decided, article);
    const submission = await submissionOf(ports, tx, article, outcome);
    const follow =
      submission &&
      (await followSubmission(ports, submission, {
        event,
        principal,
        reason: outcome.reason,
        problems: outcome.problems,
        on: outcome.on,
      }));
    await enqueueMails(ports, tx, outcome.mails ?? []);
    const after = write(ports, tx, snapshot, article, { outcome, principal, event, at });
    await follow?.(tx);
    return answerOf(after, outcome.notice);
  });
}

/** With another status, a proposal that waited for a second person is void. */
const withoutProposal = (change: ArticleChange, { publication }: Article): ArticleChange =>
  change.fields.status === undefined || !publication
    ? change
    : { ...change, fields: { ...change.fields, publication: null } };

async function submissionOf(
  { db }: Ports,
  tx: Transaction,
  { submission }: Article,
  { isBeside }: ArticleChange,
): Promise<DocumentSnapshot | null> {
  if (!submission || isBeside) return null;
  const snapshot = await tx.get(db.collection(SUBMISSIONS).doc(submission));
  return snapshot.exists ? snapshot : null;
}

interface Written {
  readonly outcome: ArticleChange;
  readonly principal: Principal;
  readonly event: ArticleEvent;
  readonly at: string;
}

function write(
  { db }: Ports,
  tx: Transaction,
  { ref }: DocumentSnapshot,
  before: Article,
  { outcome, principal, event, at }: Written,
): Article {
  const by = principalId(principal);
  const { fields, detail, reason, problems } = outcome;
  const stamp = { updatedAt: at, updatedBy: by };
  const kept = Object.entries({ ...before, ...fields, ...stamp }).filter(
    ([, value]) => value !== null,
  );
  const after = ArticleSchema.parse(Object.fromEntries(kept));
  const update = Object.entries({ ...fields, ...stamp }).map(([field, value]) => [
    field,
    value === null ? FieldValue.delete() : value,
  ]);
  tx.update(ref, Object.fromEntries(update));
  outcome.write?.(tx);
  const article = articleDocId(before.journal, before.akey);
  tx.create(
    db.collection(AUDIT).doc(),
    withoutUndefined({
      action: `article.${event}`,
      at,
      by,
      article,
      from: before.status,
      to: after.status,
      reason,
      problems,
      ...detail,
    }),
  );
  return after;
}
