/**
 * The way for machines (https://signposting.org/FAIR/): how to cite an article, who wrote it, what it is, its licence,
 * its files, what describes it, and the way back from all of these. Addresses are absolute.
 */
import { annotationsPath, jatsPath, linksetPath } from '../article-paths.ts';
import { CITATION_FILE_TYPES } from '../citation-file-types.ts';
import { doiUrl, orcidUrl } from '../identifiers.ts';
import { licenceOf } from '../licence.ts';
import { articlePath, articlePdfPath, inboxPath, issuePath, mediaPath } from '../paths.ts';
import { supplementMediaType } from '../published-file-types.ts';
import type { PublishedArticle } from './published.ts';

/** A typed link. */
export interface Signpost {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
}

/** What the links of an article and its files are made from. */
export type Signposted = Pick<
  PublishedArticle,
  'journal' | 'issue' | 'akey' | 'doi' | 'pdf' | 'cite' | 'supplements' | 'annotations' | 'metadata'
>;
/** What the links back need. */
type SignpostedPlace = Pick<Signposted, 'journal' | 'issue' | 'akey'> & {
  readonly metadata: Pick<Signposted['metadata'], 'licence'>;
};

export const JATS_TYPE = 'application/xml';
export const LINKSET_TYPE = 'application/linkset+json';

/** Headers have limits; the page's `<link>` elements and the link set have all. */
const EACH_MAX_IN_HEADER = 20;

const HTML = 'text/html';

const page = ({ journal, issue, akey }: SignpostedPlace, origin: string) =>
  `${origin}${articlePath(journal, issue, akey)}`;

/** None or one. */
const pdfs = ({ journal, issue, akey, doi, pdf }: Signposted, origin: string): Signpost[] =>
  pdf
    ? [
        {
          rel: 'item',
          href: `${origin}${articlePdfPath(journal, issue, doi ?? akey)}`,
          type: 'application/pdf',
        },
      ]
    : [];

/** The whole article again, for machines. */
const jats = (
  { journal, issue, akey }: SignpostedPlace,
  origin: string,
): Omit<Signpost, 'rel'> => ({
  href: `${origin}${jatsPath(journal, issue, akey)}`,
  type: JATS_TYPE,
});

const supplements = (article: Signposted, origin: string): Signpost[] =>
  (article.supplements ?? []).map(({ name }) => ({
    rel: 'item',
    href: `${origin}${mediaPath(article.journal, article.akey, name)}`,
    type: supplementMediaType(name),
  }));

function descriptions({ journal, akey, cite }: Signposted, origin: string): Signpost[] {
  if (!cite) return [];
  const { bibtex, ris, csl } = CITATION_FILE_TYPES;
  const named = [
    [cite.bibtex, bibtex],
    [cite.ris, ris],
    [cite.csl, csl],
  ] as const;
  return named.map(([name, type]) => ({
    rel: 'describedby',
    href: `${origin}${mediaPath(journal, akey, name)}`,
    type,
  }));
}

const linkset = ({ journal, issue, akey }: SignpostedPlace, origin: string): Signpost => ({
  rel: 'linkset',
  href: `${origin}${linksetPath(journal, issue, akey)}`,
  type: LINKSET_TYPE,
});

/** Linked Data Notifications: where services announce what belongs to the article. */
const inbox = (origin: string): Signpost => ({
  rel: 'http://www.w3.org/ns/ldp#inbox',
  href: `${origin}${inboxPath()}`,
});

const licences = ({ metadata }: SignpostedPlace): Signpost[] => {
  const { url } = licenceOf(metadata.licence);
  return url ? [{ rel: 'license', href: url }] : [];
};

/** What the article's page links to, but for its link set. */
function fromPage(article: Signposted, origin: string): Signpost[] {
  const { metadata, doi, journal, issue, akey } = article;
  const writers = metadata.authors.flatMap(({ orcid }) => orcid ?? []);
  return [
    ...(doi ? [{ rel: 'cite-as', href: doiUrl(doi) }] : []),
    { rel: 'type', href: 'https://schema.org/AboutPage' },
    { rel: 'type', href: 'https://schema.org/ScholarlyArticle' },
    ...writers.map((orcid) => ({ rel: 'author', href: orcidUrl(orcid) })),
    ...licences(article),
    { rel: 'item', href: page(article, origin), type: HTML },
    ...pdfs(article, origin),
    { rel: 'item', ...jats(article, origin) },
    { rel: 'alternate', ...jats(article, origin) },
    ...supplements(article, origin),
    ...descriptions(article, origin),
    // Web Annotation Protocol, 5: where its annotations are.
    ...(article.annotations === 'comments'
      ? [
          {
            rel: 'http://www.w3.org/ns/oa#annotationService',
            href: `${origin}${annotationsPath(journal, issue, akey)}`,
          },
        ]
      : []),
    inbox(origin),
    // A page with `collection` would be a file of the issue.
    { rel: 'up', href: `${origin}${issuePath(journal, issue)}`, type: HTML },
  ];
}

/** All links of the article's page. */
export const signposts = (article: Signposted, origin: string): Signpost[] => [
  ...fromPage(article, origin),
  linkset(article, origin),
];

/** From a file of the article back to its page. */
export const fileSignposts = (article: SignpostedPlace, origin: string): Signpost[] => [
  { rel: 'collection', href: page(article, origin), type: HTML },
  { rel: 'type', href: 'https://schema.org/MediaObject' },
  ...licences(article),
  linkset(article, origin),
];

/** The same from its PDF or its XML, which are the article. */
export const textSignposts = (article: SignpostedPlace, origin: string): Signpost[] =>
  fileSignposts(article, origin).map((link) =>
    link.rel === 'type' ? { ...link, href: 'https://schema.org/ScholarlyArticle' } : link,
  );

/** From a citation file to the page that it describes. */
export const citationSignposts = (article: SignpostedPlace, origin: string): Signpost[] => [
  { rel: 'describes', href: page(article, origin), type: HTML },
  linkset(article, origin),
];

/** The links as an HTTP `Link` header (RFC 8288), of each relation the first ones. */
export function linkHeader(links: readonly Signpost[]): string {
  const counts = new Map<string, number>();
  return links
    .filter(({ rel }) => {
      const count = (counts.get(rel) ?? 0) + 1;
      counts.set(rel, count);
      return count <= EACH_MAX_IN_HEADER;
    })
    .map(({ rel, href, type }) => `<${href}>; rel="${rel}"${type ? `; type="${type}"` : ''}`)
    .join(', ');
}

type LinkTarget = Omit<Signpost, 'rel'>;
/** Links of one address, by their relations. */
type LinkContext = { readonly anchor: string } & Readonly<Record<string, string | LinkTarget[]>>;

function contextOf(anchor: string, links: readonly Signpost[]): LinkContext {
  const byRel = Map.groupBy(links, ({ rel }) => rel);
  return {
    ...Object.fromEntries(
      [...byRel].map(([rel, own]) => [rel, own.map(({ rel: _, ...target }) => target)]),
    ),
    anchor,
  };
}

const isNoLinkset = ({ rel }: Signpost) => rel !== 'linkset';

/** The links of the article's page and of all its files, as a link set (RFC 9264). */
export function linksetOf(
  article: Signposted,
  origin: string,
): { readonly linkset: readonly LinkContext[] } {
  const back = (
    files: readonly Pick<Signpost, 'href'>[],
    links: (article: SignpostedPlace, origin: string) => Signpost[],
  ) => files.map(({ href }) => contextOf(href, links(article, origin).filter(isNoLinkset)));
  return {
    linkset: [
      contextOf(page(article, origin), fromPage(article, origin)),
      ...back([...pdfs(article, origin), jats(article, origin)], textSignposts),
      ...back(supplements(article, origin), fileSignposts),
      ...back(descriptions(article, origin), citationSignposts),
    ],
  };
}
