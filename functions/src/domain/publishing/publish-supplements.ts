import { publishedFilePath } from '@quire/model/collections';
import type { Article, ArticleFile } from '@quire/model/entities/article';
import type { PublishedSupplement } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { supplementType } from '@quire/model/published-file-types';
import type { Ports } from '../../platform/database/ports.ts';
import { IMMUTABLE } from '../figures/figure-variants.ts';
import { readArticleOriginal } from './article-original.ts';

/** What readers see of a supplement: the `number`th of its article, from 1. */
export function publishedSupplement(file: ArticleFile, number: number): PublishedSupplement {
  return {
    name: `supplement-${file.sha256.slice(0, 20)}.${supplementType(file.name).extension}`,
    label: file.label?.trim() || t('printedWords.supplement', { number }),
    ...(file.description?.trim() ? { description: file.description.trim() } : {}),
    fileName: savedAs(file.name),
    size: file.size,
  };
}

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
    const supplement = publishedSupplement(file, made.length + 1);
    const path = publishedFilePath(article.journal, article.akey, supplement.name);
    if (!(await bucket.has(path))) {
      const bytes = await readArticleOriginal({ bucket, ...ports }, article, file);
      if (!bytes) continue;
      const { contentType } = supplementType(file.name);
      await bucket.write(path, bytes, { contentType, cacheControl: IMMUTABLE });
    }
    made.push(supplement);
  }
  return made;
}
