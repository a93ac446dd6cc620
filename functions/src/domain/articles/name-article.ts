import { isDeepStrictEqual } from 'node:util';
import { ArticleSchema } from '@quire/model/entities/article';
import { articleWords } from '@quire/model/records/article-words';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { articleRef } from './read-article.ts';

/**
 * Derives the fields by which the office finds and sorts an article from its title, which a browser saves. Can be
 * repeated. Returns whether anything was written.
 */
export function nameArticle({ db }: Pick<Ports, 'db'>, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ref = articleRef(db, id);
    const snapshot = await tx.get(ref);
    const article = readRecord(snapshot, ArticleSchema);
    if (!article) return false;
    const { sortKey, words } = articleWords(article);
    if (article.sortKey === sortKey && isDeepStrictEqual(article.words, words)) return false;
    tx.update(ref, { sortKey, words });
    return true;
  });
}
