import type { FigureSource } from '@quire/content/run/figure-source';
import type { PackageFile } from '@quire/model/calls/articles';
import { articleDocId, articleFilePath } from '@quire/model/collections';
import type { ArticleVersion } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { mediaPath } from '@quire/model/paths';
import { publishedSupplement } from '../publishing/publish-supplements.ts';
import { partName } from './package-names.ts';

export interface PackageParts {
  readonly files: readonly PackageFile[];
  /** By the name in the article's text. */
  readonly figures: ReadonlyMap<string, FigureSource>;
  /** By the name under which readers download it. */
  readonly supplements: ReadonlyMap<string, string>;
  readonly pdf: string | undefined;
}

type Packed = Pick<PublishedArticle, 'journal' | 'akey' | 'pdf' | 'supplements'>;

/**
 * The figures in their original size, the supplements, and the PDF that readers download, named for a package. A file
 * outside the article's own folder, or that readers do not have, is left out.
 *
 * @param base `ces-2-1-creeks`
 */
export function packageParts(
  { journal, akey, pdf, supplements: shown = [] }: Packed,
  { files }: Pick<ArticleVersion, 'files'>,
  base: string,
): PackageParts {
  const folder = articleFilePath(articleDocId(journal, akey), '');
  const own = files.filter(({ path }) => path.startsWith(folder));
  const extension = { 'image/png': '.png', 'image/jpeg': '.jpg' };
  const figures = own
    .filter(({ role }) => role === 'figure')
    .map(({ name, path, size, contentType, width = 0, height = 0 }, at) => {
      // The original is an image of these two kinds, whatever its author called it.
      const ending = Object.entries(extension).find(([type]) => type === contentType)?.[1] ?? name;
      const given = partName(base, 'figure', at + 1, ending);
      return { name, source: { src: given, width, height }, file: { name: given, path, size } };
    });
  const supplements = own
    .filter(({ role }) => role === 'supplement')
    .map((file) => ({ file, published: publishedSupplement(file, 1).name }))
    .filter(({ published }) => shown.some(({ name }) => name === published))
    .map(({ file: { name, path, size }, published }, at) => ({
      published,
      file: { name: partName(base, 'supplement', at + 1, name), path, size },
    }));
  const pdfName = pdf && `${base}.pdf`;
  return {
    files: [
      ...(pdf && pdfName ? [{ name: pdfName, address: mediaPath(journal, akey, pdf) }] : []),
      ...figures.map(({ file }) => file),
      ...supplements.map(({ file }) => file),
    ],
    figures: new Map(figures.map(({ name, source }) => [name, source])),
    supplements: new Map(supplements.map(({ published, file }) => [published, file.name])),
    pdf: pdfName,
  };
}
