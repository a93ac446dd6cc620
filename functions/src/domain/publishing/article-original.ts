import { articleDocId, articleFilePath } from '@quire/model/collections';
import type { Article, ArticleFile } from '@quire/model/entities/article';
import type { Ports } from '../../platform/database/ports.ts';

/**
 * The bytes of an article's original. Null, with a line in the log, where it is missing, or lies
 * where the article's own files do not: who may save an article may not thereby publish the file of
 * another journal, or what somebody has uploaded and not yet imported. Fails where the store does.
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
