/** A result as Algolia gives it, parsed: the record but for what is only searched, and its marks. */
import { z } from 'zod';
import type { SearchKind } from './search-kinds.ts';
import {
  ArticleSearchSchema,
  BookSearchSchema,
  ConferenceSearchSchema,
  JournalSearchSchema,
  PassageSearchSchema,
  PersonSearchSchema,
  PostSearchSchema,
} from './search-record.ts';

/** Attributes that are searched and not sent back; of long texts there are snippets. */
export const NOT_RETRIEVED = [
  'abstract',
  'authorsFolded',
  'codes',
  'firstAuthor',
  'folded',
  'forms',
  'translatedAbstract',
  'text',
  'translatedKeywords',
] as const;

// An index may be of a later version of us: what we don't know is left out, not refused.
const HIT_SCHEMAS = {
  articles: ArticleSearchSchema.omit({
    ...{ abstract: true, authorsFolded: true, codes: true, firstAuthor: true, forms: true },
    ...{ translatedAbstract: true, translatedKeywords: true },
  }).strip(),
  passages: PassageSearchSchema.omit({ text: true }).strip(),
  journals: JournalSearchSchema.omit({ abstract: true, codes: true, forms: true }).strip(),
  books: BookSearchSchema.omit({
    ...{ abstract: true, authorsFolded: true, codes: true, forms: true },
  }).strip(),
  conferences: ConferenceSearchSchema.omit({ codes: true, forms: true }).strip(),
  posts: PostSearchSchema.omit({
    ...{ abstract: true, authorsFolded: true, codes: true, forms: true },
  }).strip(),
  people: PersonSearchSchema.omit({ codes: true, folded: true, forms: true }).strip(),
} as const;

export type HitRecords = {
  readonly [Kind in SearchKind]: z.infer<(typeof HIT_SCHEMAS)[Kind]>;
};

export interface HitOf<Kind extends SearchKind> {
  readonly kind: Kind;
  readonly record: HitRecords[Kind];
  /** Texts with marks around what matched: see `highlightParts`. A list has one for each item. */
  readonly marked: Readonly<Record<string, string | readonly string[]>>;
  /** Pieces of long texts, around what matched where something did. */
  readonly snippets: Readonly<Record<string, string>>;
}
/** To be told apart by `kind`. */
export type Hit = { readonly [Kind in SearchKind]: HitOf<Kind> }[SearchKind];

const SCHEMAS: { readonly [Kind in SearchKind]: z.ZodType<HitRecords[Kind]> } = HIT_SCHEMAS;

const MarkedSchema = z.object({ value: z.string() });
const MarkedTextSchema = z.union([MarkedSchema, z.array(MarkedSchema)]);
const MarksSchema = z.record(z.string(), z.unknown());

function markedTexts(marks: unknown): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = {};
  for (const [name, mark] of Object.entries(MarksSchema.safeParse(marks).data ?? {})) {
    const { data } = MarkedTextSchema.safeParse(mark);
    if (data) all[name] = Array.isArray(data) ? data.map(({ value }) => value) : data.value;
  }
  return all;
}

function snippetsOf(marks: unknown): Record<string, string> {
  const texts = Object.entries(markedTexts(marks)).flatMap(([name, text]) =>
    typeof text === 'string' && text ? [[name, text] as const] : [],
  );
  return Object.fromEntries(texts);
}

/**
 * Parses hits of one kind. One that contradicts its schema (an index of an earlier version) is left
 * out: a search shows what it can.
 */
export function parseHits<Kind extends SearchKind>(
  kind: Kind,
  hits: readonly Readonly<Record<string, unknown>>[],
): HitOf<Kind>[] {
  return hits.flatMap((hit) => {
    const record = SCHEMAS[kind].safeParse(hit);
    if (!record.success) return [];
    const marked = markedTexts(hit._highlightResult);
    return [{ kind, record: record.data, marked, snippets: snippetsOf(hit._snippetResult) }];
  });
}

type Raw = readonly Readonly<Record<string, unknown>>[];

const READERS: { readonly [Kind in SearchKind]: (hits: Raw) => HitOf<Kind>[] } = {
  articles: (hits) => parseHits('articles', hits),
  passages: (hits) => parseHits('passages', hits),
  journals: (hits) => parseHits('journals', hits),
  books: (hits) => parseHits('books', hits),
  conferences: (hits) => parseHits('conferences', hits),
  posts: (hits) => parseHits('posts', hits),
  people: (hits) => parseHits('people', hits),
};

/** The same of a kind that an address names: results to be told apart by their `kind`. */
export const hitsOfKind = (kind: SearchKind, hits: Raw): Hit[] => READERS[kind](hits);
