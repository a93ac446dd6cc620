import { ARTICLES, AUDIT, articleDocId, VERSIONS, versionDocId } from '@quire/model/collections';
import type { ArticleContent } from '@quire/model/entities/article';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { Submission } from '@quire/model/entities/submission';
import type { TextComparison } from '@quire/model/entities/text-counts';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../../platform/database/ports.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { createDraft } from '../../publishing/create-draft.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';

export interface StartRequest {
  readonly submission: string;
  readonly issue: string;
  readonly akey?: string | undefined;
}

export interface Started {
  readonly article: string;
  readonly hasText: boolean;
  readonly notes: string[];
  readonly problems: ImportProblem[];
  readonly counts?: TextComparison;
}

export const IN_PRODUCTION: ReadonlySet<SubmissionState> = new Set([
  'production',
  'copyediting',
  'typesetting',
  'proof_author',
  'proof_final',
  'scheduled',
]);
/** The existing article, if the request is repeated. */
export async function startedAlready(
  db: Firestore,
  { article }: Submission,
): Promise<Started | null> {
  if (!article) return null;
  const first = db.collection(ARTICLES).doc(article).collection(VERSIONS).doc(versionDocId(1));
  const text: unknown = (await first.get()).get('markdown');
  return { article, hasText: typeof text === 'string' && text !== '', notes: [], problems: [] };
}

export interface Write {
  readonly asked: StartRequest;
  readonly akey: string;
  readonly content: ArticleContent;
  readonly by: string;
}

/** Null if it was written now; otherwise the article that another call has created in the meantime. */
export function writeStarted(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { journal, authorUids, owner }: Submission,
  { asked, akey, content, by }: Write,
): Promise<Started | null> {
  const id = articleDocId(journal, akey);
  const ref = db.collection(ARTICLES).doc(id);
  const manuscript = submissionRef(db, asked.submission);
  return inTransaction<Started | null>(db, async (tx) => {
    const [article, current] = await tx.getAll(ref, manuscript);
    if (!current) throw new Error('getAll');
    const submission = readSubmission(current);
    const before = await startedAlready(db, submission);
    if (before) return before;
    if (!IN_PRODUCTION.has(submission.state)) throw new Refused('submission/not-in-production');
    if (article?.exists) throw new Refused('article/key-taken', { field: 'akey' });
    const at = now().toISOString();
    const wrote = [...new Set([owner, ...authorUids])].slice(0, 100);
    const named = { journal, issue: asked.issue, akey, authorUids: wrote };
    createDraft(db, tx, { ...named, submission: asked.submission }, { content, at, by });
    tx.update(manuscript, { article: id, updatedAt: at });
    const entry = { action: 'article.start', at, by, article: id, submission: asked.submission };
    tx.create(db.collection(AUDIT).doc(), entry);
    return null;
  });
}
