/** The article as readers would see it, for its author to read before it is published. */

import type { FigureSource } from '@quire/content/run/figure-source';
import type { Proof } from '@quire/model/calls/articles';
import type { Article, ArticleFile } from '@quire/model/entities/article';
import type { Asker } from '@quire/model/roles';
import type { Ports } from '../../../platform/database/ports.ts';
import { readJournal } from '../../outbox/correspondents.ts';
import { readArticleOriginal } from '../../publishing/article-original.ts';
import { authorName } from '../../publishing/published-article.ts';
import { renderText, renderTitle } from '../../render/render-text.ts';
import { readSavedVersion } from '../read-article.ts';
import { PROOF_PDF_MOST_BYTES } from './proof-pdf.ts';
import { readProof } from './read-proof.ts';

const WIDTH = 960;
/** All pictures together: what a call may answer, with room for the text. */
const PICTURES_MOST_BYTES = 6 * 1024 * 1024;

interface Picture extends FigureSource {
  readonly data: string;
}

/** Originals are not public: they travel inside the answer, in the size in which they are shown. */
async function pictures(
  ports: Ports,
  article: Article,
  files: readonly ArticleFile[],
): Promise<Map<string, Picture>> {
  const { default: sharp } = await import('sharp');
  const sources = new Map<string, Picture>();
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
      sources.set(file.name, {
        // The renderer takes addresses of the press alone; what stands there comes in afterwards.
        src: `/media/proof/${sources.size}.webp`,
        width: info.width,
        height: info.height,
        data: data.toString('base64'),
      });
    } catch {
      ports.log.warn('proof/figure-failed', { figure: file.name });
    }
  }
  return sources;
}

/** The page with its pictures inside; there is nothing behind them to open. */
const withPictures = (html: string, figures: ReadonlyMap<string, Picture>): string =>
  [...figures.values()].reduce(
    (page, { src, data }) =>
      page
        .replaceAll(` href="${src}"`, '')
        .replaceAll(` src="${src}"`, ` src="data:image/webp;base64,${data}"`),
    html,
  );

/** Throws `Refused` with `article/no-proof` where there is none to see, for whatever reason. */
export async function viewProof(
  ports: Ports,
  person: Asker,
  { submission: id }: { readonly submission: string },
): Promise<Proof> {
  const { id: articleId, article } = await readProof(ports.db, person, id);
  const version = await readSavedVersion(ports.db, articleId, article.revision);
  const { metadata, markdown, bibtex, macros, files } = version;
  const figures = await pictures(ports, article, files);
  const document = await renderText({
    markdown,
    abstract: metadata.abstract,
    bibtex,
    macros,
    figures,
  });
  const title = await renderTitle(metadata.title, macros);
  const journal = await readJournal(ports.db, article.journal);
  const pdf = files.find(({ role, size }) => role === 'pdf' && size <= PROOF_PDF_MOST_BYTES);
  return {
    article: articleId,
    revision: article.revision,
    journal: journal?.fullname ?? article.journal,
    title: title.text.replace(/\s+/g, ' ').trim(),
    titleHtml: title.html,
    authors: metadata.authors.map(authorName),
    abstractHtml: document.abstractHtml,
    html: withPictures(document.html, figures),
    hasMath: document.hasMath || title.hasMath,
    ...(pdf ? { pdf: pdf.size } : {}),
    savedAt: version.savedAt,
  };
}
