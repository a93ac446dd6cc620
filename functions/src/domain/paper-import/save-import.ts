import {
  ARTICLES,
  AUDIT,
  articleDocId,
  ISSUES,
  issueDocId,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import {
  type Article,
  type ArticleContent,
  ArticleSchema,
  type ArticleVersion,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import { authorLine } from '@quire/model/entities/author-line';
import { type ReportRemark, reportRemark } from '@quire/model/entities/report-remark';
import { articleWords } from '@quire/model/records/article-words';
import { type ArticleStatus, isPublic, nextArticleStatus } from '@quire/model/states/article';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { type PaperProblem, paperProblem } from './paper-problem.ts';

export interface ImportedPaper {
  readonly journal: string;
  readonly issue: string;
  readonly akey: string;
  readonly content: ArticleContent;
  readonly hash: string;
  readonly publish: boolean;
  /** The account of the person who imports. */
  readonly by: string;
  /** Authors may not change their own article, not even by importing it again. */
  readonly mayEdit: (authorUids: readonly string[]) => boolean;
  /** Accounts of the authors whom the paper names. */
  readonly authors: readonly string[];
  /** The importing user is one of them. */
  readonly isByAuthor: boolean;
}

export type Saved =
  | { readonly outcome: 'created' | 'updated' | 'unchanged' }
  | { readonly outcome: 'refused'; readonly problem: PaperProblem };

const refusal = (code: string, remark: ReportRemark): Saved => ({
  outcome: 'refused',
  problem: paperProblem(code, remark),
});

export const issueMissing = ({
  journal,
  issue,
}: Pick<ImportedPaper, 'journal' | 'issue'>): PaperProblem =>
  paperProblem('import/issue-missing', reportRemark('paper-issue-missing', { issue, journal }));

/** Why an existing article cannot be replaced by this paper, if so. */
function obstacle(paper: ImportedPaper, before: Article): Saved | null {
  if (!paper.mayEdit(before.authorUids)) {
    return refusal('import/own-article', reportRemark('own-article', {}));
  }
  const { title, authors } = paper.content.metadata;
  if (before.title !== title && before.authorLine !== authorLine(authors)) {
    const remark = reportRemark('key-of-other', { key: paper.akey, title: before.title });
    return refusal('import/key-taken', remark);
  }
  return null;
}

/** What no single person may publish. */
function unpublishable({ publish, isByAuthor }: ImportedPaper, before: Article | null) {
  if (!publish) return null;
  if (isByAuthor) return refusal('import/own-article', reportRemark('own-paper', {}));
  if (before?.submission === undefined) return null;
  return refusal('import/has-manuscript', reportRemark('has-manuscript', {}));
}

function statusAfter(paper: ImportedPaper, before: Article | null): ArticleStatus | null {
  const status = before?.status ?? 'draft';
  return paper.publish ? nextArticleStatus(status, 'publish') : status;
}

function records(paper: ImportedPaper, before: Article | null, status: ArticleStatus, at: string) {
  const revision = (before?.revision ?? 0) + 1;
  const named = {
    title: paper.content.metadata.title,
    authorLine: authorLine(paper.content.metadata.authors),
    akey: paper.akey,
    // The address of a published article changes only together with its content.
    issue: before && isPublic(before.status) && !paper.publish ? before.issue : paper.issue,
  };
  const article: Article = ArticleSchema.parse({
    // The press's own data stay: the source of the article, the notes of its versions.
    ...before,
    ...named,
    ...articleWords(named),
    journal: paper.journal,
    authorUids: [...new Set([...(before?.authorUids ?? []), ...paper.authors])].slice(0, 100),
    status,
    revision,
    publishedRevision: paper.publish ? revision : (before?.publishedRevision ?? 0),
    updatedAt: at,
    updatedBy: paper.by,
    importHash: paper.hash,
    // An administrator has imported it as it was published elsewhere.
    ...(paper.publish ? { agreedRevision: revision } : {}),
  });
  const version: ArticleVersion = ArticleVersionSchema.parse({
    ...paper.content,
    revision,
    savedAt: at,
    savedBy: paper.by,
  });
  return { article, version };
}

/**
 * Writes a paper as the next version of its article. If the last import was identical, the article keeps later changes
 * by staff; it is only published if this is requested and still to be done.
 */
export function saveImport(ports: Ports, paper: ImportedPaper): Promise<Saved> {
  const { db } = ports;
  const ref = db.collection(ARTICLES).doc(articleDocId(paper.journal, paper.akey));
  const issue = db.collection(ISSUES).doc(issueDocId(paper.journal, paper.issue));
  return inTransaction<Saved>(db, async (tx) => {
    const [snapshot, issueDoc] = await tx.getAll(ref, issue);
    if (!snapshot || !issueDoc?.exists) {
      return { outcome: 'refused', problem: issueMissing(paper) };
    }
    const before = readRecord(snapshot, ArticleSchema);
    const blocked = before && obstacle(paper, before);
    if (blocked) return blocked;
    const refused = unpublishable(paper, before);
    if (refused) return refused;
    const status = statusAfter(paper, before);
    if (!status) {
      const remark = reportRemark('not-publishable', { status: before?.status ?? 'draft' });
      return refusal('import/not-publishable', remark);
    }
    const at = ports.now().toISOString();
    const audit = (revision: number) =>
      tx.create(db.collection(AUDIT).doc(), {
        ...{ action: 'article.import', at, by: paper.by, article: ref.id, revision },
        from: before?.status ?? 'draft',
        to: status,
      });
    if (before?.importHash === paper.hash) {
      if (!paper.publish || isPublic(before.status)) return { outcome: 'unchanged' };
      const stamp = { status, publishedRevision: before.revision, agreedRevision: before.revision };
      tx.update(ref, { ...stamp, updatedAt: at, updatedBy: paper.by });
      audit(before.revision);
      return { outcome: 'updated' };
    }
    const { article, version } = records(paper, before, status, at);
    const versionRef = ref.collection(VERSIONS).doc(versionDocId(article.revision));
    tx.create(versionRef, withoutUndefined(version));
    if (paper.publish) audit(article.revision);
    tx.set(ref, withoutUndefined(article));
    return { outcome: before ? 'updated' : 'created' };
  });
}
