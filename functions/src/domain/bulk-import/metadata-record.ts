/** One record of a file → an article's metadata, or the reason for refusing it. */
import {
  ARTICLE_AUTHORS_MAX,
  ARTICLE_KEYWORDS_MAX,
  ARTICLE_TITLE_MAX_CHARACTERS,
} from '@quire/model/constants';
import type { Author } from '@quire/model/entities/article';
import type { CutField } from '@quire/model/entities/import-remarks';
import type { MetadataField } from '@quire/model/entities/import-run';
import { type ReportRemark, reportRemark } from '@quire/model/entities/report-remark';
import { isIssn, normaliseDoi } from '@quire/model/identifiers';
import { authorNames } from './author-names.ts';
import { inlineMarkdown } from './inline-markdown.ts';
import { keywordsIn, licenceOf, pagesOf, publicationDate } from './metadata-values.ts';
import type { LineProblem } from './raw-record.ts';

export interface MetadataRecord {
  /** Empty if the record only extends an article that is found by its DOI. */
  readonly title: string;
  readonly plainTitle: string;
  readonly doi: string | undefined;
  readonly authors: readonly Author[];
  readonly journal: string;
  readonly issns: readonly string[];
  readonly volume: string;
  readonly issue: string;
  readonly pages: { readonly first: string; readonly last?: string } | undefined;
  readonly eLocationId: string | undefined;
  readonly year: number | undefined;
  readonly published: string | undefined;
  readonly abstract: string;
  readonly keywords: readonly string[];
  readonly licence: string | undefined;
  /** Fields that exceeded the limits of an article's record, and were cut. */
  readonly shortened: readonly CutField[];
}

export type ReadRecord =
  | { readonly ok: true; readonly record: MetadataRecord }
  | ({ readonly ok: false } & LineProblem);

const ABSTRACT_MAX = 6_000;
/** A record is stored several times in documents of 1 MiB. */
const RECORD_MAX_BYTES = 150_000;
const SHORT_MAX = 20;
const JOURNAL_MAX = 200;

const no = (code: string, remark: ReportRemark): ReadRecord => ({ ok: false, code, remark });

const textOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

const issnsIn = (value: unknown): string[] => {
  const found = Array.isArray(value) ? value.map(textOf).join(' ') : textOf(value);
  return [...found.toUpperCase().matchAll(/\d{4}-?\d{3}[\dX]/g)]
    .map(([each]) => `${each.slice(0, 4)}-${each.slice(-4)}`)
    .filter(isIssn);
};

/**
 * Reads a record by the fields of its format. Refuses records that would be truncated, wrong or without a journal:
 * nothing is shortened silently.
 */
export function readMetadata(
  value: unknown,
  field: (record: object, name: MetadataField) => unknown,
  today: Date,
): ReadRecord {
  if (typeof value !== 'object' || value === null)
    return no('import/not-a-record', reportRemark('not-a-record', {}));
  const of = (name: MetadataField) => field(value, name);
  const title = inlineMarkdown(textOf(of('title')));
  const doiText = textOf(of('doi'));
  const doi = doiText ? (normaliseDoi(doiText) ?? undefined) : undefined;
  if (doiText && !doi) {
    return no('import/doi-malformed', reportRemark('not-a-doi', { doi: doiText.slice(0, 100) }));
  }
  if (!title.plain && !doi)
    return no('import/title-missing', reportRemark('title-and-doi-missing', {}));
  if (title.markdown.length > ARTICLE_TITLE_MAX_CHARACTERS) {
    const much = { count: title.markdown.length, most: ARTICLE_TITLE_MAX_CHARACTERS };
    return no('import/title-too-long', reportRemark('title-too-long', much));
  }
  const authors = authorNames(of('authors'));
  if (authors.length > ARTICLE_AUTHORS_MAX) {
    const many = { count: authors.length, most: ARTICLE_AUTHORS_MAX };
    return no('import/too-many-authors', reportRemark('too-many-authors', many));
  }
  const abstract = inlineMarkdown(textOf(of('abstract'))).markdown;
  if (abstract.length > ABSTRACT_MAX) {
    const much = { count: abstract.length, most: ABSTRACT_MAX };
    return no('import/abstract-too-long', reportRemark('abstract-too-long', much));
  }
  if (Buffer.byteLength(JSON.stringify({ authors, abstract })) > RECORD_MAX_BYTES) {
    return no('import/record-too-large', reportRemark('record-too-large', {}));
  }
  const shortened: CutField[] = [];
  const short = (name: CutField, text: string, most: number) => {
    if (text.length > most) shortened.push(name);
    return text.slice(0, most);
  };
  const keywords = keywordsIn(of('keywords'));
  if (keywords.length > ARTICLE_KEYWORDS_MAX) shortened.push('keywords');
  const when = publicationDate(of('date'), of('year'), today);
  if (!when.ok) return no('import/date-impossible', when.remark);
  return {
    ok: true,
    record: {
      title: title.markdown.replace(/\s+/g, ' '),
      plainTitle: title.plain,
      doi,
      authors,
      journal: short('journal', inlineMarkdown(textOf(of('journal'))).plain, JOURNAL_MAX),
      issns: issnsIn(of('issn')),
      volume: short('volume', textOf(of('volume')), SHORT_MAX),
      issue: short('issue', textOf(of('issue')), SHORT_MAX),
      ...pagesOf(textOf(of('pages'))),
      year: when.year,
      published: when.published,
      abstract,
      keywords: keywords.slice(0, ARTICLE_KEYWORDS_MAX),
      licence: licenceOf(textOf(of('licence'))),
      shortened,
    },
  };
}
