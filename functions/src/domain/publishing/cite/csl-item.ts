import type { Author } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { retractedTitle } from '@quire/model/entities/retracted-title';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import { fold } from '@quire/model/search-terms';

/** The data of a published article that a citation needs. */
export type Citable = Pick<
  PublishedArticle,
  | 'journal'
  | 'issue'
  | 'akey'
  | 'title'
  | 'titleHtml'
  | 'status'
  | 'published'
  | 'doi'
  | 'pages'
  | 'metadata'
  | 'journalTitle'
  | 'journalIssn'
  | 'volume'
  | 'number'
>;

/** A name as CSL-JSON writes it. */
type CslName = { family: string; given?: string } | { literal: string };

/** The article in CSL-JSON: its citations and files are made only from this. */
export interface CslItem {
  readonly id: string;
  readonly type: 'article-journal';
  /** Plain but for `<i>`, `<sub>` and `<sup>`, as CSL-JSON allows. */
  readonly title: string;
  readonly author: readonly CslName[];
  readonly 'container-title': string;
  readonly ISSN?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  /** Of an article without pages: its number in the volume. */
  readonly number?: string;
  readonly issued: { readonly 'date-parts': readonly [readonly number[]] };
  readonly DOI?: string;
  readonly URL: string;
  readonly language: string;
  readonly publisher: string;
  readonly status?: 'retracted';
  readonly note?: string;
}

const folded = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

function nameOf({ collective, given, family }: Author): CslName {
  if (collective) return { literal: collective };
  // A single name is not split.
  if (!family || !given) return { literal: family || given };
  return { family, given };
}

/** `holt2026creeks`: easy to type. */
function keyOf({ metadata, published, akey }: Citable): string {
  const first = metadata.authors[0];
  const name = first ? folded(first.collective ?? (first.family || first.given)) : '';
  return `${name.slice(0, 24)}${published.slice(0, 4)}${folded(akey.split(/[-_.]/)[0] ?? '')}`;
}

const KEPT = /<(\/?)(em|i|sub|sup)>/g;

/** Italics and raised or lowered characters are kept; a title with any other markup is cited as plain text. */
function titleOf({ title, titleHtml }: Citable): string {
  const text = titleHtml.replace(KEPT, (_, end: string, name: string) =>
    name === 'em' || name === 'i' ? `\u0001${end}i\u0002` : `\u0001${end}${name}\u0002`,
  );
  if (/[<>]/.test(text)) return title;
  const plain = text
    .replace(/&lt;|&#x3c;/gi, '<')
    .replace(/&gt;|&#x3e;/gi, '>')
    .replace(/&quot;|&#x22;/gi, '"')
    .replace(/&#x27;|&#39;/gi, "'")
    .replace(/&amp;|&#x26;/gi, '&');
  if (/&#?\w+;/.test(plain)) return title;
  return plain.replaceAll('\u0001', '<').replaceAll('\u0002', '>').replace(/\s+/g, ' ').trim();
}

/** The subtitle follows a colon, unless the title ends with a punctuation mark. */
function wholeTitle(article: Citable): string {
  const title = titleOf(article);
  const { subtitle } = article.metadata;
  if (!subtitle) return title;
  return /[?!:.]$/.test(title) ? `${title} ${subtitle}` : `${title}: ${subtitle}`;
}

/**
 * A retracted article is marked where it is cited: its title begins with `RETRACTED:` (NISO RP-45-2024), in every style
 * and file.
 */
export function cslItem(article: Citable, origin: string, publisher: string): CslItem {
  const { metadata, published } = article;
  const isRetracted = article.status === 'retracted';
  const title = wholeTitle(article);
  const place = metadata.pages
    ? { page: article.pages }
    : metadata.eLocationId
      ? { number: metadata.eLocationId }
      : {};
  return {
    id: keyOf(article),
    type: 'article-journal',
    title: retractedTitle(title, article.status),
    author: metadata.authors.map(nameOf),
    'container-title': article.journalTitle,
    ...(article.journalIssn ? { ISSN: article.journalIssn } : {}),
    ...(article.volume ? { volume: article.volume } : {}),
    ...(article.number ? { issue: article.number } : {}),
    ...place,
    issued: { 'date-parts': [published.split('-').map(Number)] },
    ...(article.doi ? { DOI: article.doi } : {}),
    URL: `${origin}${articlePath(article.journal, article.issue, article.akey)}`,
    language: metadata.language,
    publisher,
    ...(isRetracted ? { status: 'retracted', note: t('printedWords.retractedNote') } : {}),
  };
}
