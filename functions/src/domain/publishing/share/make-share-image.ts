import { createHash } from 'node:crypto';
import { publishedFilePath } from '@quire/model/collections';
import type { PublishedArticle } from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';
import { IMMUTABLE } from '../../figures/figure-variants.ts';
import type { ArticleFrame } from '../article-frame.ts';
import { publisherOf } from '../compose-article.ts';
import { canBeWritten, drawShareImage, type ShareImageWords } from './draw-share-image.ts';

/** Part of the name: to be raised when the drawing changes. */
const RECIPE = 1;

type Shared = Pick<
  PublishedArticle,
  'journal' | 'akey' | 'title' | 'authors' | 'journalTitle' | 'figure' | 'shareImage'
>;
type Frame = Pick<ArticleFrame, 'journal' | 'press'>;

const wordsOf = (article: Shared, frame: Frame): ShareImageWords => ({
  title: article.title,
  authors: article.authors,
  journal: article.journalTitle,
  publisher: publisherOf(frame),
  hue: frame.journal.hue,
});

/** The name of an article's picture: derived from everything that it shows. None if it would be empty. */
export function shareImageName(article: Shared, frame: Frame): string | undefined {
  const words = wordsOf(article, frame);
  if (!article.figure && !canBeWritten(words)) return undefined;
  const shown = JSON.stringify([RECIPE, words, article.figure?.name]);
  return `share-${createHash('sha256').update(shown).digest('hex').slice(0, 20)}.jpg`;
}

/**
 * Makes the picture of the current article, unless it exists. Returns its name; none if there is none, or if it cannot
 * be drawn: that is logged, and the article is published without it.
 */
export async function makeShareImage(
  ports: Ports,
  article: Shared,
  frame: Frame,
  before: string | undefined,
): Promise<string | undefined> {
  const name = shareImageName(article, frame);
  if (!name || name === before) return name;
  const pathOf = (file: string) => publishedFilePath(article.journal, article.akey, file);
  if (await ports.bucket.has(pathOf(name))) return name;
  const figure = article.figure && (await ports.bucket.read(pathOf(article.figure.name)));
  try {
    const picture = await drawShareImage(wordsOf(article, frame), figure ?? null);
    const headers = { contentType: 'image/jpeg', cacheControl: IMMUTABLE };
    await ports.bucket.write(pathOf(name), picture, headers);
    return name;
  } catch (error) {
    ports.log.error('publish/share-image-failed', { article: article.akey, reason: String(error) });
    return undefined;
  }
}
