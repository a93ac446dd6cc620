import type { Author } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { retractedTitle } from '@quire/model/entities/retracted-title';
import { cslText, htmlText } from '@quire/model/letters/html-text';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import { fold } from '@quire/model/search-terms';

/** The data of a published article that a citation needs. */
export type Citable = Pick<
  PublishedArticle,
  | 'journal'
  | 'issue'
  | 'akey'
  | 'titleHtml'
  | 'abstractHtml'
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
  /** Plain, in one line. */
  readonly abstract?: string;
  /** CSL has one text for all of them. */
  readonly keyword?: string;
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

/** The subtitle follows a colon, unless the title ends with a punctuation mark. */
function wholeTitle(article: Citable): string {
  const title = cslText(article.titleHtml);
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
  const abstract = htmlText(article.abstractHtml);
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
    ...(abstract ? { abstract } : {}),
    ...(metadata.keywords.length > 0 ? { keyword: metadata.keywords.join(', ') } : {}),
    ...(isRetracted ? { status: 'retracted', note: t('printedWords.retractedNote') } : {}),
  };
}
