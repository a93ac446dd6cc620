import type { FigureSource } from '@quire/content/run/figure-source';
import { publishedFilePath } from '@quire/model/collections';
import type { Article, ArticleFile } from '@quire/model/entities/article';
import type { ArticleCard } from '@quire/model/entities/published';
import { mediaPath } from '@quire/model/paths';
import type { Ports } from '../../platform/database/ports.ts';
import { writeAvif } from '../figures/avif-variants.ts';
import { type FigureMaster, figureMaster } from '../figures/figure-master.ts';
import { IMMUTABLE, variantsOf, writeVariants } from '../figures/figure-variants.ts';
import { readArticleOriginal } from './article-original.ts';
import { figureSource } from './figure-source.ts';

/** A figure that readers can load, and its smallest size, for lists. */
export interface PublishedFigure extends FigureSource {
  readonly small: NonNullable<ArticleCard['figure']>;
}

type Size = Pick<FigureMaster, 'width' | 'height' | 'sha256'>;

async function load(ports: Ports, article: Article, file: ArticleFile): Promise<Uint8Array> {
  const bytes = await readArticleOriginal(ports, article, file);
  if (!bytes) throw new Error(`publish/file-not-read: ${file.path}`);
  return bytes;
}

/** Imported figures have a known size; others are measured. */
async function measure(
  ports: Ports,
  article: Article,
  file: ArticleFile,
): Promise<[Size, () => Promise<Uint8Array>]> {
  if (file.width && file.height) {
    return [
      { width: file.width, height: file.height, sha256: file.sha256 },
      () => load(ports, article, file),
    ];
  }
  const result = await figureMaster(file.name, await load(ports, article, file));
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return [result.master, async () => result.master.bytes];
}

/** The author's original, under the hash of its bytes; nothing if there is none that may be published. */
async function publishOriginal(
  ports: Ports,
  article: Article,
  { original, ...file }: ArticleFile,
): Promise<Pick<FigureSource, 'original'>> {
  const name = original?.path.split('/').at(-1) ?? '';
  const ending = /^original-[0-9a-f]{20}\.([a-z]+)$/.exec(name)?.[1];
  if (!original || ending === undefined) return {};
  const { contentType, size } = original;
  const path = publishedFilePath(article.journal, article.akey, name);
  if (!(await ports.bucket.has(path))) {
    const bytes = await readArticleOriginal(ports, article, { ...file, path: original.path });
    if (!bytes) return {};
    await ports.bucket.write(path, bytes, { contentType, cacheControl: IMMUTABLE });
  }
  const [stem = 'figure'] = (file.name.split(/[/\\]/).at(-1) ?? '').split(/\.\w+$/);
  const href = mediaPath(article.journal, article.akey, name);
  return { original: { href, fileName: `${stem || 'figure'}.${ending}`, size } };
}

/**
 * Publishes the figures of an article, each in a few sizes, and gives the renderer their addresses. One that cannot be
 * read is omitted and logged: the renderer marks its place.
 */
export async function publishFigures(
  ports: Ports,
  article: Article,
  files: readonly ArticleFile[],
): Promise<Map<string, PublishedFigure>> {
  const sources = new Map<string, PublishedFigure>();
  for (const file of files.filter(({ role }) => role === 'figure')) {
    try {
      const [size, bytes] = await measure(ports, article, file);
      const variants = variantsOf(size.sha256, size.width);
      const pathOf = (name: string) => publishedFilePath(article.journal, article.akey, name);
      await writeVariants(ports.bucket, variants, pathOf, bytes);
      const avif = await writeAvif(ports.bucket, variants, pathOf, bytes);
      const addressOf = (name: string) => mediaPath(article.journal, article.akey, name);
      const [least] = variants;
      if (!least) throw new Error('publish/no-variant');
      const height = Math.max(1, Math.round((size.height * least.width) / size.width));
      sources.set(file.name, {
        ...figureSource(size, variants, addressOf, avif),
        ...(await publishOriginal(ports, article, file)),
        small: { ...least, height },
      });
    } catch (error) {
      // A broken figure must not block the text; a failing store must.
      if (!(error instanceof Error) || !/^(publish|figure)\//.test(error.message)) throw error;
      ports.log.error('publish/figure-failed', { figure: file.name, reason: error.message });
    }
  }
  return sources;
}
