import type { FigureSource } from '@quire/content/run/figure-source';
import type { Article, ArticleFile } from '@quire/model/entities/article';
import type { Ports } from '../../platform/database/ports.ts';
import { readArticleOriginal } from './article-original.ts';

const WIDTH = 960;
/** The total size of the pictures: the limit of a call's answer, with space for the text. */
const PICTURES_MOST_BYTES = 6 * 1024 * 1024;

export interface DraftPicture extends FigureSource {
  readonly bytes: Uint8Array;
}

/**
 * The figures of a version that is not public, in their displayed size, by the names that the text uses. Nothing is
 * stored: `addressOf` gives each a placeholder address in the text.
 */
export async function draftPictures(
  ports: Ports,
  article: Article,
  files: readonly ArticleFile[],
  addressOf: (name: string) => string,
): Promise<Map<string, DraftPicture>> {
  const { default: sharp } = await import('sharp');
  const sources = new Map<string, DraftPicture>();
  let total = 0;
  for (const file of files.filter(({ role }) => role === 'figure')) {
    const original = await readArticleOriginal(ports, article, file);
    if (!original) continue;
    try {
      const resized = sharp(original).resize({ width: WIDTH, withoutEnlargement: true });
      const { data, info } = await resized
        .webp({ quality: 72 })
        .toBuffer({ resolveWithObject: true });
      total += data.length;
      if (total > PICTURES_MOST_BYTES) break;
      const src = addressOf(`draft-${sources.size}.webp`);
      sources.set(file.name, { src, width: info.width, height: info.height, bytes: data });
    } catch {
      ports.log.warn('proof/figure-failed', { figure: file.name });
    }
  }
  return sources;
}
