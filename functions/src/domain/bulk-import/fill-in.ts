/** Adds data of a record to existing articles that lack them. */

import { ARTICLES, VERSIONS, versionDocId } from '@quire/model/collections';
import {
  type Article,
  ArticleSchema,
  type ArticleVersion,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import { authorLine } from '@quire/model/entities/author-line';
import { reportRemark } from '@quire/model/entities/report-remark';
import { articleWords } from '@quire/model/records/article-words';
import { isPublic, nextArticleStatus } from '@quire/model/states/article';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import type { ReportRow, StepReport } from '../tool-runs/tool-work.ts';
import { filledIn, type Origin } from './article-from-record.ts';
import type { Planned } from './import-plan.ts';
import { importMark, isMark } from './imported-mark.ts';

export interface Fill {
  readonly planned: Planned;
  readonly article: string;
  readonly by: 'doi' | 'title';
}

interface Current {
  readonly article: Article;
  readonly version: ArticleVersion;
}

interface FilledArticle extends Current {
  /** Whether it is to be published. */
  readonly isShown: boolean;
}

async function readAll(
  db: Firestore,
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, Current>> {
  const currents = new Map<string, Current>();
  if (ids.length === 0) return currents;
  const found = await tx.getAll(...ids.map((id) => db.collection(ARTICLES).doc(id)));
  const articles = found.flatMap((snapshot) => {
    const article = ArticleSchema.safeParse(snapshot.data());
    return article.success ? [{ ref: snapshot.ref, article: article.data }] : [];
  });
  if (articles.length === 0) return currents;
  const versions = await tx.getAll(
    ...articles.map(({ ref, article }) =>
      ref.collection(VERSIONS).doc(versionDocId(article.revision)),
    ),
  );
  for (const [place, { ref, article }] of articles.entries()) {
    const version = ArticleVersionSchema.safeParse(versions[place]?.data());
    if (version.success) currents.set(ref.id, { article, version: version.data });
  }
  return currents;
}

/** The next version is published only if the newest was public and publishing was requested. */
function next(
  { article, version }: Current,
  metadata: ArticleVersion['metadata'],
  origin: Origin,
): FilledArticle {
  const { run, by, at, publish } = origin;
  const revision = article.revision + 1;
  const line = authorLine(metadata.authors);
  // A retracted article is not changed.
  const mayShow = isPublic(article.status) && nextArticleStatus(article.status, 'publish') !== null;
  const isShown = publish && mayShow && article.publishedRevision === article.revision;
  // An article that came from a paper's folder keeps its identity.
  const mark = isMark(article.importHash) ? { importHash: importMark(run, metadata) } : {};
  return {
    article: {
      ...article,
      ...mark,
      ...articleWords({ ...article, authorLine: line }),
      revision,
      publishedRevision: isShown ? revision : article.publishedRevision,
      authorLine: line,
      updatedAt: at,
      updatedBy: by,
    },
    version: { ...version, metadata, revision, savedAt: at, savedBy: by },
    isShown,
  };
}

export interface FilledIn extends StepReport {
  /** The next version of each article that gains data. */
  readonly made: readonly FilledArticle[];
  write(): void;
}

/** Reads the articles to extend; two records of a batch about one article make one version of it. */
export async function fillIn(
  db: Firestore,
  tx: Transaction,
  fills: readonly Fill[],
  origin: Origin,
): Promise<FilledIn> {
  const rows: ReportRow[] = [];
  const made = new Map<string, FilledArticle>();
  const currents = await readAll(db, tx, [...new Set(fills.map(({ article }) => article))]);
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const { planned, article } of fills) {
    const { line, raw } = planned;
    const before = made.get(article) ?? currents.get(article);
    if (!before) {
      // From this batch, or a record that does not match its schema.
      count('duplicate');
      const remark = reportRemark('just-begun', {});
      rows.push({
        line,
        raw,
        severity: 'note',
        code: 'import/duplicate-doi',
        remark,
        record: `articles/${article}`,
      });
      continue;
    }
    if (before.article.authorUids.includes(origin.by)) {
      count('refused');
      const remark = reportRemark('own-article', {});
      const code = 'import/own-article';
      rows.push({ line, raw, severity: 'error', code, remark, record: `articles/${article}` });
      continue;
    }
    const metadata = filledIn(before.version.metadata, planned.record);
    count(metadata ? 'filled' : 'unchanged');
    if (!metadata) continue;
    const first = currents.get(article);
    if (first) made.set(article, next(first, metadata, origin));
  }
  const write = () => {
    for (const [id, { article, version }] of made) {
      const ref = db.collection(ARTICLES).doc(id);
      tx.set(ref, withoutUndefined(article));
      tx.create(
        ref.collection(VERSIONS).doc(versionDocId(version.revision)),
        withoutUndefined(version),
      );
    }
  };
  return { counts, rows, made: [...made.values()], write };
}
