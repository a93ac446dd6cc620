/** A cited work as agencies that register DOIs take it: its fields as far as they are known, and as the list prints it. */
import { isIsbn13, isIssn, normaliseDoi } from '@quire/model/identifiers';
import { onOneLine } from '@quire/model/on-one-line';
import { citedFacts } from '../references/cited-facts.ts';
import { CslWorkSchema } from '../references/csl-work.ts';
import { plainTitle } from '../references/plain-title.ts';
import { printedReference } from './printed-reference.ts';

/** CSL's types as Crossref names what is cited (schema 5.4.0 and later). */
const TYPES = {
  'article-journal': 'journal_article',
  'article-magazine': 'journal_article',
  article: 'preprint',
  book: 'book',
  chapter: 'book_chapter',
  dataset: 'dataset',
  'paper-conference': 'conference_paper',
  patent: 'patent',
  post: 'web_resource',
  'post-weblog': 'blog_post',
  report: 'report',
  review: 'peer_review',
  software: 'software',
  standard: 'standard',
  thesis: 'dissertation',
  webpage: 'web_resource',
} as const;
export type CitedType = (typeof TYPES)[keyof typeof TYPES] | 'other';

const isKnown = (type: string): type is keyof typeof TYPES => Object.hasOwn(TYPES, type);

export interface DepositReference {
  /** Unique in its article. */
  readonly key: string;
  readonly type: CitedType;
  readonly doi?: string | undefined;
  readonly issn?: string | undefined;
  readonly isbn?: string | undefined;
  readonly url?: string | undefined;
  /** Of the work itself. */
  readonly title?: string | undefined;
  /** Of what it is in: a journal, a book, proceedings. */
  readonly container?: string | undefined;
  /** The first author's family name, or the group. */
  readonly author?: string | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly firstPage?: string | undefined;
  readonly edition?: string | undefined;
  readonly year?: string | undefined;
  /** As the article's list prints it, without markup. */
  readonly printed: string;
}

/** A field that fits; a longer one is left to the printed form, which has no limit. */
const upTo = (most: number, text: string | undefined) => {
  const words = text && onOneLine(text);
  return words && [...words].length <= most ? words : undefined;
};

/** `html`: the entry as the style made it. */
export function depositReference(key: string, item: unknown, html: string): DepositReference {
  const work = CslWorkSchema.safeParse(item).data;
  const printed = printedReference(html) || plainTitle(work?.title ?? key);
  const shortKey = [...key].slice(0, 128).join('');
  if (!work) return { key: shortKey, type: 'other', printed };
  const facts = citedFacts(item);
  return {
    key: shortKey,
    type: isKnown(work.type) ? TYPES[work.type] : 'other',
    printed,
    doi: (work.DOI && normaliseDoi(work.DOI)) || undefined,
    issn: work.ISSN?.split(/[\s,;]+/).find(isIssn),
    isbn: work.ISBN?.split(/[\s,;]+/).find(isIsbn13),
    url: work.URL,
    title: facts?.title || undefined,
    container: work['container-title']?.trim() || undefined,
    author: facts?.author || undefined,
    volume: upTo(32, work.volume),
    issue: upTo(32, work.issue),
    firstPage: upTo(32, work.page?.split(/[-–]+/)[0]),
    edition: upTo(15, work.edition),
    year: facts?.year || undefined,
  };
}
