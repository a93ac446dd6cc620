/**
 * What an index holds of each kind: nothing but what every reader may see, at most
 * `SEARCH_RECORD_MAX_BYTES` a record (Algolia's least plan). The schemas are strict: a field that is
 * not named here is an error, never a leak.
 */
import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import type { SearchKind } from './search-kinds.ts';

/** Algolia counts a record's JSON; 10 KB are 10,000 bytes. */
export const SEARCH_RECORD_MAX_BYTES = 10_000;

const TYPE_KEYS = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];

const Words = z.array(z.string());

/** An address of the press: never that of another host (`//elsewhere`, which browsers also read in `/\\`). */
const OwnPath = z.string().regex(/^\/(?![/\\])/);

const common = {
  /** The published record's id. */
  objectID: z.string().min(1),
  title: z.string(),
  /** Its page. */
  path: OwnPath,
  /** DOI, ISSN, ISBN, ORCID iD, each as one word: see `codeWord`. */
  codes: Words,
  /** Of what it is called, Arabic words with and without the article: see `arabicForms`. */
  forms: Words.optional(),
};

/** What it is written in (BCP 47). Records from before this was kept have none. */
const language = z.string().optional();

const day = {
  /** Seconds since 1970, for the order. */
  date: z.number().int(),
  year: z.number().int(),
};

/** What describes an article in other languages than its own. An article without translations has none of these. */
const translated = {
  titles: Words.optional(),
  /** The languages (BCP 47) of `titles`, in their order. */
  titleLanguages: Words.optional(),
  translatedKeywords: Words.optional(),
  /** All of them, one after the other; plain text, cut before anything else. */
  translatedAbstract: z.string().optional(),
};

export const ArticleSearchSchema = z.strictObject({
  ...common,
  ...day,
  language,
  /** The first of them in all spellings: who looks for one article names its first author. */
  firstAuthor: Words,
  authors: Words,
  /** The keys of their pages, in the order of `authors`; empty for who has none. Absent where nobody has one. */
  people: Words.optional(),
  /** Other spellings of the authors' names: `Mueller` for Müller. */
  authorsFolded: Words,
  doi: z.string().optional(),
  journal: z.string(),
  journalKey: z.string(),
  issn: Words,
  issue: z.string(),
  volume: z.string(),
  number: z.string(),
  pages: z.string(),
  type: z.enum(TYPE_KEYS),
  subjects: Words,
  keywords: Words,
  licence: z.string(),
  /** Plain text; cut where a record would grow too large. */
  abstract: z.string(),
  ...translated,
  pdf: OwnPath.optional(),
  retracted: z.literal(true).optional(),
  /** In a special issue that still asks for papers. */
  special: z.literal('open').optional(),
});
export type ArticleSearch = z.infer<typeof ArticleSearchSchema>;

/** A few paragraphs of an article's text. */
export const PassageSearchSchema = z.strictObject({
  /** The article's id, and the passage's number. */
  objectID: z.string().min(1),
  /** The article's. */
  title: z.string(),
  /** The article's page. */
  path: OwnPath,
  language,
  date: day.date,
  /** The article's id: of each article the best passage is shown. */
  article: z.string(),
  journal: z.string(),
  section: z.string(),
  retracted: z.literal(true).optional(),
  /** The section's id in the page. */
  anchor: z.string(),
  text: z.string(),
});
export type PassageSearch = z.infer<typeof PassageSearchSchema>;

export const JournalSearchSchema = z.strictObject({
  ...common,
  /** The acronym, which is also its key in addresses. */
  name: z.string(),
  issn: Words,
  subjects: Words,
  abstract: z.string(),
  special: z.literal('open').optional(),
});
export type JournalSearch = z.infer<typeof JournalSearchSchema>;

export const BookSearchSchema = z.strictObject({
  ...common,
  ...day,
  language,
  subtitle: z.string(),
  /** Authors and editors. */
  authors: Words,
  authorsFolded: Words,
  doi: z.string().optional(),
  series: z.string(),
  subjects: Words,
  licence: z.string(),
  abstract: z.string(),
  pdf: OwnPath.optional(),
});
export type BookSearch = z.infer<typeof BookSearchSchema>;

export const ConferenceSearchSchema = z.strictObject({
  ...common,
  ...day,
  acronym: z.string(),
  theme: z.string(),
  place: z.string(),
  /** First and last day, as a page shows them. */
  start: z.iso.date(),
  end: z.iso.date(),
  organisers: Words,
  subjects: Words,
  status: z.enum(['announced', 'held', 'cancelled']),
});
export type ConferenceSearch = z.infer<typeof ConferenceSearchSchema>;

export const PostSearchSchema = z.strictObject({
  ...common,
  ...day,
  kind: z.enum(['news', 'blogs']),
  authors: Words,
  authorsFolded: Words,
  subjects: Words,
  keywords: Words,
  journalKey: z.string().optional(),
  abstract: z.string(),
});
export type PostSearch = z.infer<typeof PostSearchSchema>;

export const PersonSearchSchema = z.strictObject({
  ...common,
  /** Other spellings of the name. */
  folded: Words,
  orcid: z.string().optional(),
  affiliations: Words,
  /** Keys of the journals they published in. */
  journalKey: Words,
  articleCount: z.number().int(),
});
export type PersonSearch = z.infer<typeof PersonSearchSchema>;

export interface SearchRecords {
  readonly articles: ArticleSearch;
  readonly passages: PassageSearch;
  readonly journals: JournalSearch;
  readonly books: BookSearch;
  readonly conferences: ConferenceSearch;
  readonly posts: PostSearch;
  readonly people: PersonSearch;
}
export type SearchRecord = SearchRecords[SearchKind];

export const SEARCH_SCHEMAS: { readonly [Kind in SearchKind]: z.ZodType<SearchRecords[Kind]> } = {
  articles: ArticleSearchSchema,
  passages: PassageSearchSchema,
  journals: JournalSearchSchema,
  books: BookSearchSchema,
  conferences: ConferenceSearchSchema,
  posts: PostSearchSchema,
  people: PersonSearchSchema,
};
