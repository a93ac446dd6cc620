import { isDeepStrictEqual } from 'node:util';
import { articleWords } from '@quire/model/article-words';
import { ArticleSchema } from '@quire/model/entities/article';
import type { Ports } from '../publish/ports.ts';
import { readRecord } from '../publish/read-record.ts';
import { inTransaction } from '../publish/transaction.ts';
import { articleRef } from './read-article.ts';

/**
 * What an article is found and sorted by in the office follows from its title, which a browser saves.
 * The same again writes nothing. Whether anything was written.
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
