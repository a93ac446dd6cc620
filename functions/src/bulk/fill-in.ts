/** Adds to articles that are there what a record says and they do not. */

import { authorLine } from '@quire/model/author-line';
import { ARTICLES, VERSIONS, versionDocId } from '@quire/model/collections';
import {
  type Article,
  ArticleSchema,
  type ArticleVersion,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import { isPublic, nextArticleStatus } from '@quire/model/states/article';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../publish/transaction.ts';
import type { ReportRow, StepReport } from '../tools/tool-work.ts';
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

async function read(db: Firestore, tx: Transaction, id: string): Promise<Current | null> {
  const ref = db.collection(ARTICLES).doc(id);
  const article = ArticleSchema.safeParse((await tx.get(ref)).data());
  if (!article.success) return null;
  const version = await tx.get(ref.collection(VERSIONS).doc(versionDocId(article.data.revision)));
  const content = ArticleVersionSchema.safeParse(version.data());
  return content.success ? { article: article.data, version: content.data } : null;
}

/** Readers see the next version only where they saw the newest, and publishing was asked for. */
function next(
  { article, version }: Current,
  metadata: ArticleVersion['metadata'],
  origin: Origin,
): Current {
  const { run, by, at, publish } = origin;
  const revision = article.revision + 1;
  // What was retracted stays as it was when it was.
  const mayShow = isPublic(article.status) && nextArticleStatus(article.status, 'publish') !== null;
  const shown = publish && mayShow && article.publishedRevision === article.revision;
  // What came by a paper's folder stays known by it.
  const mark = isMark(article.importHash) ? { importHash: importMark(run, metadata) } : {};
  return {
    article: {
      ...article,
      ...mark,
      revision,
      publishedRevision: shown ? revision : article.publishedRevision,
      authorLine: authorLine(metadata.authors),
      updatedAt: at,
      updatedBy: by,
    },
    version: { ...version, metadata, revision, savedAt: at, savedBy: by },
  };
}

/** Two records of a batch about one article make one version of it. */
export async function fillIn(
  db: Firestore,
  tx: Transaction,
  fills: readonly Fill[],
  origin: Origin,
): Promise<StepReport> {
  const rows: ReportRow[] = [];
  const [currents, made] = [new Map<string, Current | null>(), new Map<string, Current>()];
  for (const { article } of fills) {
    if (!currents.has(article)) currents.set(article, await read(db, tx, article));
  }
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const { planned, article } of fills) {
    const { line, raw } = planned;
    const before = made.get(article) ?? currents.get(article);
    if (!before) {
      // Of this very batch, or a record that contradicts its schema.
      count('duplicate');
      const message = 'The article that this repeats was just begun from another record.';
      rows.push({
        line,
        raw,
        severity: 'note',
        code: 'import/duplicate-doi',
        message,
        record: `articles/${article}`,
      });
      continue;
    }
    if (before.article.authorUids.includes(origin.by)) {
      count('refused');
      const message = 'Authors cannot change their own article.';
      const code = 'import/own-article';
      rows.push({ line, raw, severity: 'error', code, message, record: `articles/${article}` });
      continue;
    }
    const metadata = filledIn(before.version.metadata, planned.record);
    count(metadata ? 'filled' : 'unchanged');
    if (!metadata) continue;
    const first = currents.get(article);
    if (first) made.set(article, next(first, metadata, origin));
  }
  for (const [id, { article, version }] of made) {
    const ref = db.collection(ARTICLES).doc(id);
    tx.set(ref, withoutUndefined(article));
    tx.create(
      ref.collection(VERSIONS).doc(versionDocId(version.revision)),
      withoutUndefined(version),
    );
  }
  return { counts, rows };
}
