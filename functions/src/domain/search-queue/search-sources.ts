/** The published collections that are searched, and how each search record is made. */
import {
  AUTHORS,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_JOURNALS,
  PUBLISHED_PASSAGES,
  PUBLISHED_POSTS,
} from '@quire/model/collections';
import type { SearchKind } from '@quire/model/search/search-kinds';
import { SEARCH_SCHEMAS, type SearchRecord } from '@quire/model/search/search-record';
import { ARTICLE_FIELDS, articleRecord } from './records/article-record.ts';
import { BOOK_FIELDS, bookRecord } from './records/book-record.ts';
import { CONFERENCE_FIELDS, conferenceRecord } from './records/conference-record.ts';
import { fitRecord } from './records/fit-record.ts';
import { JOURNAL_FIELDS, journalRecord } from './records/journal-record.ts';
import { PASSAGE_FIELDS, passageRecords } from './records/passage-records.ts';
import { PERSON_FIELDS, personRecord } from './records/person-record.ts';
import { POST_FIELDS, postRecord } from './records/post-record.ts';

export interface SearchSource {
  readonly kind: SearchKind;
  readonly collection: string;
  /** The fields that a record is made from. */
  readonly fields: readonly string[];
  /** What the index has, or no longer has, for a document. Throws `z.ZodError`. */
  readonly changes: (id: string, data: unknown) => readonly SearchChange[];
  /** How many documents are read and sent together, where they are larger than most. */
  readonly atOnce?: number;
}

/** The new state of one record in an index; null: removed. */
export interface SearchChange {
  readonly id: string;
  readonly record: SearchRecord | null;
}

/** For a collection whose documents are one record each. */
const one =
  (record: (id: string, data: unknown) => SearchRecord | null): SearchSource['changes'] =>
  (id, data) => [{ id, record: data === undefined ? null : record(id, data) }];

export const SEARCH_SOURCES: Readonly<Record<SearchKind, SearchSource>> = {
  articles: {
    kind: 'articles',
    collection: PUBLISHED_ARTICLES,
    fields: ARTICLE_FIELDS,
    changes: one(articleRecord),
  },
  passages: {
    kind: 'passages',
    collection: PUBLISHED_PASSAGES,
    fields: PASSAGE_FIELDS,
    changes: passageRecords,
    atOnce: 20,
  },
  journals: {
    kind: 'journals',
    collection: PUBLISHED_JOURNALS,
    fields: JOURNAL_FIELDS,
    changes: one(journalRecord),
  },
  books: {
    kind: 'books',
    collection: PUBLISHED_BOOKS,
    fields: BOOK_FIELDS,
    changes: one(bookRecord),
  },
  conferences: {
    kind: 'conferences',
    collection: PUBLISHED_CONFERENCES,
    fields: CONFERENCE_FIELDS,
    changes: one(conferenceRecord),
  },
  posts: {
    kind: 'posts',
    collection: PUBLISHED_POSTS,
    fields: POST_FIELDS,
    changes: one(postRecord),
  },
  people: {
    kind: 'people',
    collection: AUTHORS,
    fields: PERSON_FIELDS,
    changes: one(personRecord),
  },
};

const BY_COLLECTION = new Map(
  Object.values(SEARCH_SOURCES).map((source) => [source.collection, source]),
);

/** The source of a collection; undefined if it is not searched. */
export const sourceOf = (collection: string): SearchSource | undefined =>
  BY_COLLECTION.get(collection);

/**
 * What the index of a source has, or no longer has, for a document (undefined: absent). Throws `z.ZodError` where the
 * document does not match its schema.
 */
export const searchChanges = (
  { kind, changes }: SearchSource,
  id: string,
  data: unknown,
): SearchChange[] =>
  changes(id, data).map((change) => ({
    id: change.id,
    record: change.record && SEARCH_SCHEMAS[kind].parse(fitRecord(change.record)),
  }));
