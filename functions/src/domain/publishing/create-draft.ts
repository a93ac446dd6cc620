import { ARTICLES, articleDocId, VERSIONS, versionDocId } from '@quire/model/collections';
import {
  type Article,
  type ArticleContent,
  ArticleSchema,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import { authorLine } from '@quire/model/entities/author-line';
import { articleWords } from '@quire/model/records/article-words';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';

type Named = Pick<Article, 'journal' | 'issue' | 'akey' | 'authorUids' | 'submission'>;

/**
 * Creates the record of an article and its first version, both by one user at one instant. The caller has checked that
 * the key is unused.
 */
export function createDraft(
  db: Firestore,
  tx: Transaction,
  { journal, issue, akey, authorUids, submission }: Named,
  {
    content,
    at,
    by,
  }: { readonly content: ArticleContent; readonly at: string; readonly by: string },
): void {
  const { title, authors } = content.metadata;
  const named = { issue, akey, title, authorLine: authorLine(authors) };
  const record = ArticleSchema.parse({
    ...named,
    ...articleWords(named),
    ...{ journal, authorUids, status: 'draft', revision: 1, publishedRevision: 0 },
    ...{ updatedAt: at, updatedBy: by, submission },
  });
  const version = ArticleVersionSchema.parse({ ...content, revision: 1, savedAt: at, savedBy: by });
  const ref = db.collection(ARTICLES).doc(articleDocId(journal, akey));
  tx.create(ref, withoutUndefined(record));
  tx.create(ref.collection(VERSIONS).doc(versionDocId(1)), withoutUndefined(version));
}
