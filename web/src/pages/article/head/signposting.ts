import { annotationsPath } from '@quire/model/article-paths';
import type { PublishedArticle } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { issuePath } from '@quire/model/paths';
import { citationFiles, pageAddress, pdfAddress } from '../static/addresses.ts';

/** A typed link of the page. */
export interface Signpost {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
}

/** A header has its limits; beyond them the page's own `<link>` elements say the rest. */
const AUTHORS_MAX = 20;

/**
 * The way for machines (https://signposting.org/FAIR/): how to cite the article, who wrote it, what
 * it is, its licence, its files, what describes it, what it belongs to. Addresses are absolute.
 */
export function signposts(article: PublishedArticle, origin: string): Signpost[] {
  const { metadata, doi, journal, issue } = article;
  const licence = licenceOf(metadata.licence).url;
  const pdf = pdfAddress(article);
  const writers = metadata.authors.flatMap(({ orcid }) => orcid ?? []).slice(0, AUTHORS_MAX);
  return [
    ...(doi ? [{ rel: 'cite-as', href: doiUrl(doi) }] : []),
    { rel: 'type', href: 'https://schema.org/AboutPage' },
    { rel: 'type', href: 'https://schema.org/ScholarlyArticle' },
    ...writers.map((orcid) => ({ rel: 'author', href: `https://orcid.org/${orcid}` })),
    ...(licence ? [{ rel: 'license', href: licence }] : []),
    { rel: 'item', href: `${origin}${pageAddress(article)}`, type: 'text/html' },
    ...(pdf ? [{ rel: 'item', href: `${origin}${pdf}`, type: 'application/pdf' }] : []),
    ...citationFiles(article).map(({ href, type }) => ({
      rel: 'describedby',
      href: `${origin}${href}`,
      type,
    })),
    // Web Annotation Protocol, 5: where its annotations are.
    ...(article.annotations === 'comments'
      ? [
          {
            rel: 'http://www.w3.org/ns/oa#annotationService',
            href: `${origin}${annotationsPath(journal, issue, article.akey)}`,
          },
        ]
      : []),
    { rel: 'collection', href: `${origin}${issuePath(journal, issue)}`, type: 'text/html' },
  ];
}

/** The same as an HTTP `Link` header (RFC 8288). */
export function linkHeader(article: PublishedArticle, origin: string): string {
  return signposts(article, origin)
    .map(({ rel, href, type }) => `<${href}>; rel="${rel}"${type ? `; type="${type}"` : ''}`)
    .join(', ');
}
