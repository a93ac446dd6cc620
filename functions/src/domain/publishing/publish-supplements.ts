import { publishedFilePath } from '@quire/model/collections';
import type { Article, ArticleFile } from '@quire/model/entities/article';
import type { PublishedSupplement } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import type { Ports } from '../../platform/database/ports.ts';
import { supplementType } from '../../platform/storage/published-file.ts';
import { IMMUTABLE } from '../figures/figure-variants.ts';
import { readArticleOriginal } from './article-original.ts';

/** The name for saving it: the author's, without folders. */
const savedAs = (name: string): string => name.split(/[/\\]/).at(-1) || 'supplement';

/**
 * Publishes the supplements of an article, in their order, under the hash of their bytes. One whose original is missing
 * is omitted and logged.
 */
export async function publishSupplements(
  { bucket, ...ports }: Ports,
  article: Article,
  files: readonly ArticleFile[],
): Promise<PublishedSupplement[]> {
  const made: PublishedSupplement[] = [];
  for (const file of files.filter(({ role }) => role === 'supplement')) {
    const { extension, contentType } = supplementType(file.name);
    const name = `supplement-${file.sha256.slice(0, 20)}.${extension}`;
    const path = publishedFilePath(article.journal, article.akey, name);
    if (!(await bucket.has(path))) {
      const bytes = await readArticleOriginal({ bucket, ...ports }, article, file);
      if (!bytes) continue;
      await bucket.write(path, bytes, { contentType, cacheControl: IMMUTABLE });
    }
    made.push({
      name,
      label: file.label?.trim() || t('printedWords.supplement', { number: made.length + 1 }),
      ...(file.description?.trim() ? { description: file.description.trim() } : {}),
      fileName: savedAs(file.name),
      size: file.size,
    });
  }
  return made;
}
