/** A version of an article → what readers see of it. The text goes to Storage, the rest is returned. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReferenceFiles } from '@quire/content/references/reference-files';
import { bodyWordsIn } from '@quire/content/run/body-words';
import type { FigureSource } from '@quire/content/run/figure-source';
import { articleDocId, publishedFilePath } from '@quire/model/collections';
import type { Article, ArticleVersion } from '@quire/model/entities/article';
import type { Passage } from '@quire/model/entities/passages';
import type { FoundDoi } from '@quire/model/entities/reference-search';
import { articlePath } from '@quire/model/paths';
import type { Ports } from '../../platform/database/ports.ts';
import { IMMUTABLE } from '../figures/figure-variants.ts';
import { renderText } from '../render/render-text.ts';
import { readArticleOriginal } from './article-original.ts';
import { cardFigure } from './cards/card-figure.ts';
import { publishFigures } from './publish-figures.ts';
import { publishReferences } from './publish-references.ts';
import { publishSupplements } from './publish-supplements.ts';
import type { RenderedVersion } from './published-article.ts';
import { publishedPdfName } from './published-pdf-name.ts';
import { readFoundDois } from './references/reference-search.ts';
import { teaserOf } from './teaser.ts';
import { renderTranslations } from './translations/render-translations.ts';
import { renderedTitle } from './translations/rendered-title.ts';
import { uploadedPdfFacts } from './uploaded-pdf-facts.ts';

const compress = promisify(gzip);

const hashOf = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex').slice(0, 20);

async function writeOnce(
  ports: Ports,
  path: string,
  bytes: () => Promise<Uint8Array>,
  headers: { contentType: string; contentEncoding?: 'gzip' },
): Promise<void> {
  if (await ports.bucket.has(path)) return;
  await ports.bucket.write(path, await bytes(), { ...headers, cacheControl: IMMUTABLE });
}

async function publishPdf(
  ports: Ports,
  article: Article,
  { files, metadata }: ArticleVersion,
): Promise<string | undefined> {
  const pdf = files.find(({ role }) => role === 'pdf');
  if (!pdf) return undefined;
  const { journal, issue, akey } = article;
  const facts = uploadedPdfFacts(metadata, ports.origin + articlePath(journal, issue, akey));
  const name = publishedPdfName(pdf, facts);
  const original = await readArticleOriginal(ports, article, pdf);
  if (!original) return undefined;
  const path = publishedFilePath(journal, akey, name);
  const described = async () => {
    // Only where there is such a file: it takes long to load.
    const { describeUploadedPdf } = await import('./describe-uploaded-pdf.ts');
    return describeUploadedPdf(original, facts);
  };
  await writeOnce(ports, path, described, { contentType: 'application/pdf' });
  return name;
}

/** Renders a version and puts its files where readers fetch them. Repeating it writes nothing. */
export async function renderVersion(
  ports: Ports,
  article: Article,
  version: ArticleVersion,
): Promise<RenderedVersion> {
  const figures = await publishFigures(ports, article, version.files);
  const pdf = await publishPdf(ports, article, version);
  const supplements = await publishSupplements(ports, article, version.files);
  const { made, html, referenceFiles, passages } = await renderedText(
    version,
    figures,
    (text) => `body-${hashOf(text)}.html`,
    await readFoundDois(ports.db, articleDocId(article.journal, article.akey)),
  );
  // Of most imported articles the press has no text.
  if (html) {
    await writeOnce(
      ports,
      publishedFilePath(article.journal, article.akey, made.body.name),
      async () => compress(html, { level: 9 }),
      { contentType: 'text/html; charset=utf-8', contentEncoding: 'gzip' },
    );
  }
  const figure = cardFigure(html, figures);
  const references = referenceFiles && (await publishReferences(ports, article, referenceFiles));
  return {
    ...made,
    ...(figure ? { figure } : {}),
    ...(references ? { references } : {}),
    ...(pdf ? { pdf } : {}),
    ...(supplements.length > 0 ? { supplements } : {}),
    passages,
  };
}

/**
 * A version's text as readers see it, and what is known of it. Nothing is stored.
 *
 * @param nameOf the name of the body's file, by its HTML
 * @param foundDois of references that have none
 */
export async function renderedText(
  { metadata, markdown, bibtex, macros }: ArticleVersion,
  figures: ReadonlyMap<string, FigureSource>,
  nameOf: (html: string) => string,
  foundDois: readonly FoundDoi[] = [],
): Promise<{
  made: RenderedVersion;
  html: string;
  referenceFiles?: ReferenceFiles | undefined;
  passages: readonly Passage[];
}> {
  const document = await renderText({
    markdown,
    abstract: metadata.abstract,
    bibtex,
    foundDois,
    macros,
    figures,
    words: bodyWordsIn(metadata.language),
    isForPublishing: true,
  });
  const { hasMath, ...title } = await renderedTitle(metadata.title, macros);
  const translated = await renderTranslations(metadata.translations, bibtex, macros);
  const made = {
    metadata,
    ...title,
    teaser: teaserOf(document.abstractText || document.plainText),
    abstractHtml: document.abstractHtml,
    ...translated.rendered,
    body: {
      name: nameOf(document.html),
      bytes: Buffer.byteLength(document.html),
      hasMath: document.hasMath || hasMath || translated.hasMath,
    },
    outline: document.outline,
    referenceCount: document.referenceCount,
    figureCount: document.figureCount,
  };
  const { html, referenceFiles, passages = [] } = document;
  return { made, html, referenceFiles, passages };
}
