import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { Article, ArticleVersion } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { mediaPath } from '@quire/model/paths';
import { isPublic } from '@quire/model/states/article';
import { Refused } from '../../platform/errors/refused.ts';
import { type ArticleFrame, readFrame } from '../publishing/article-frame.ts';
import { readArticleOriginal } from '../publishing/article-original.ts';
import { composeArticle } from '../publishing/compose-article.ts';
import { draftPictures } from '../publishing/draft-pictures.ts';
import type { RenderedVersion } from '../publishing/published-article.ts';
import { renderedText } from '../publishing/render-version.ts';
import { type PrintPorts, pdfOf } from './print-article.ts';

/** The name of the text among the article's files: nothing is stored under it. */
const BODY = 'draft.html';

/** As it would be published now: a draft has no public status. */
const asPublished = (
  article: Article,
  version: ArticleVersion,
  made: RenderedVersion,
  frame: ArticleFrame,
): PublishedArticle => {
  const status = isPublic(article.status) ? article.status : ('published' as const);
  const shown: Article = { ...article, status, publishedRevision: version.revision };
  return composeArticle(shown, made, frame, undefined);
};

/**
 * The PDF of a saved version as readers would get it: the file that staff have added, or the page printed as on
 * publishing. Nothing is stored or published: text and pictures are passed only to the printing browser. Throws
 * `Refused`: `article/no-proof` if the journal or issue cannot be read.
 */
export async function printDraft(
  ports: PrintPorts,
  article: Article,
  version: ArticleVersion,
): Promise<Uint8Array> {
  const { journal, akey } = article;
  const own = version.files.find(({ role }) => role === 'pdf');
  const original = own && (await readArticleOriginal(ports, article, own));
  if (original) return original;
  const found = await readFrame(ports, article, version.metadata);
  if (!found.ok) throw new Refused('article/no-proof');
  const pictures = await draftPictures(ports, article, version.files, (name) =>
    mediaPath(journal, akey, name),
  );
  const { made, html } = await renderedText(version, pictures, () => BODY);
  const published = asPublished(article, version, made, found.frame);
  const bytesBy = new Map([...pictures.values()].map(({ src, bytes }) => [src, bytes]));
  return pdfOf(ports, published, {
    instead: {
      documents: { [`${PUBLISHED_ARTICLES}/${articleDocId(journal, akey)}`]: published },
      media: { [mediaPath(journal, akey, BODY)]: html },
    },
    file: (path) => {
      const bytes = bytesBy.get(path);
      return bytes ? { bytes, contentType: 'image/webp' } : null;
    },
  });
}
