import { articleDocId, articleFilePath } from '@quire/model/collections';
import type { Article, ArticleFile } from '@quire/model/entities/article';
import type { Ports } from '../../platform/database/ports.ts';

/**
 * The bytes of an article's original. Null, with a log entry, if it is missing or outside the article's own folder: a
 * user who may save an article must not be able to publish a file of another journal, or an upload that is not yet
 * imported. Fails if the store does.
 */
export async function readArticleOriginal(
  ports: Ports,
  { journal, akey }: Pick<Article, 'journal' | 'akey'>,
  file: ArticleFile,
): Promise<Uint8Array | null> {
  const article = articleDocId(journal, akey);
  const report = (code: string) => {
    ports.log.error(code, { article, file: file.name });
    return null;
  };
  if (!file.path.startsWith(articleFilePath(article, ''))) return report('publish/file-elsewhere');
  return (await ports.bucket.read(file.path)) ?? report('publish/file-missing');
}
