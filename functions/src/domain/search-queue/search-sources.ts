/** The published collections that are searched, and how each search record is made. */
import {
  AUTHORS,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_JOURNALS,
  PUBLISHED_POSTS,
} from '@quire/model/collections';
import type { SearchKind } from '@quire/model/search/search-kinds';
import { SEARCH_SCHEMAS, type SearchRecord } from '@quire/model/search/search-record';
import { ARTICLE_FIELDS, articleRecord } from './records/article-record.ts';
import { BOOK_FIELDS, bookRecord } from './records/book-record.ts';
import { CONFERENCE_FIELDS, conferenceRecord } from './records/conference-record.ts';
import { fitRecord } from './records/fit-record.ts';
import { JOURNAL_FIELDS, journalRecord } from './records/journal-record.ts';
import { PERSON_FIELDS, personRecord } from './records/person-record.ts';
import { POST_FIELDS, postRecord } from './records/post-record.ts';

export interface SearchSource {
  readonly kind: SearchKind;
  readonly collection: string;
  /** The fields that a record is made from. */
  readonly fields: readonly string[];
  readonly record: (id: string, data: unknown) => SearchRecord | null;
}

export const SEARCH_SOURCES: Readonly<Record<SearchKind, SearchSource>> = {
  articles: {
    kind: 'articles',
    collection: PUBLISHED_ARTICLES,
    fields: ARTICLE_FIELDS,
    record: articleRecord,
  },
  journals: {
    kind: 'journals',
    collection: PUBLISHED_JOURNALS,
    fields: JOURNAL_FIELDS,
    record: journalRecord,
  },
  books: {
    kind: 'books',
    collection: PUBLISHED_BOOKS,
    fields: BOOK_FIELDS,
    record: bookRecord,
  },
  conferences: {
    kind: 'conferences',
    collection: PUBLISHED_CONFERENCES,
    fields: CONFERENCE_FIELDS,
    record: conferenceRecord,
  },
  posts: {
    kind: 'posts',
    collection: PUBLISHED_POSTS,
    fields: POST_FIELDS,
    record: postRecord,
  },
  people: {
    kind: 'people',
    collection: AUTHORS,
    fields: PERSON_FIELDS,
    record: personRecord,
  },
};

const BY_COLLECTION = new Map(
  Object.values(SEARCH_SOURCES).map((source) => [source.collection, source]),
);

/** The source of a collection; undefined if it is not searched. */
export const sourceOf = (collection: string): SearchSource | undefined =>
  BY_COLLECTION.get(collection);

/**
 * The search record of a document (undefined: absent); null if it is not to be found. Throws
 * `z.ZodError` where the document does not match its schema.
 */
export function searchRecord(
  { kind, record }: SearchSource,
  id: string,
  data: unknown,
): SearchRecord | null {
  if (data === undefined) return null;
  const made = record(id, data);
  return made && SEARCH_SCHEMAS[kind].parse(fitRecord(made));
}
