/** Records of books for the catalogues of libraries and the lists of distributors: `/books/marc.xml`, `/books/tides/onix.xml`. */
import { BOOK_RECORD_TYPES, type BookRecordFormat } from '@quire/model/book-record-paths';
import { PUBLISHED_BOOKS } from '@quire/model/collections';
import {
  BookCardSchema,
  type PublishedBook,
  PublishedBookSchema,
} from '@quire/model/entities/book';
import { listChunkIds } from '@quire/model/entities/list';
import { URL_KEY } from '@quire/model/url-key';
import { booksMarc } from './book-marc.ts';
import { booksOnix } from './book-onix.ts';
import type { CataloguedPress } from './catalogued-press.ts';
import { type Read, readAs, readCards, readList, readPress } from './read.ts';

export interface BookRecordsFile {
  readonly name: string;
  readonly contentType: string;
  readonly text: string;
}

/** Of the list of all; of the others each has its own file, which the API names. */
const MOST = 1_000;
const AT_ONCE = 50;

const readBook = (read: Read, bkey: string): Promise<PublishedBook | null> =>
  readAs(read, PublishedBookSchema, PUBLISHED_BOOKS, bkey);

/** The newest books, in the order of their list. */
async function newestBooks(read: Read): Promise<PublishedBook[]> {
  const list = await readList(read, 'books');
  const keys: string[] = [];
  for (const id of list ? listChunkIds(list) : []) {
    if (keys.length >= MOST) break;
    keys.push(...(await readCards(read, BookCardSchema, id)).map(({ bkey }) => bkey));
  }
  const books: PublishedBook[] = [];
  for (let from = 0; from < Math.min(keys.length, MOST); from += AT_ONCE) {
    const some = keys.slice(from, Math.min(from + AT_ONCE, MOST));
    const found = await Promise.all(some.map((bkey) => readBook(read, bkey)));
    books.push(...found.filter((book) => book !== null));
  }
  return books;
}

const WRITERS: Readonly<
  Record<
    BookRecordFormat,
    (books: readonly PublishedBook[], press: CataloguedPress, now: Date) => string
  >
> = { marc: booksMarc, onix: booksOnix };

/**
 * The records at an address; null where there is no such book, or no press. Reads the press and the book, or a document
 * for each book and each chunk of their list.
 */
export async function bookRecordsFile(
  read: Read,
  origin: string,
  path: string,
  now: Date,
): Promise<BookRecordsFile | null> {
  const [, bkey, name] = /^\/books\/(?:([^/]+)\/)?(marc|onix)\.xml$/.exec(path) ?? [];
  if (name !== 'marc' && name !== 'onix') return null;
  if (bkey !== undefined && !URL_KEY.test(bkey)) return null;
  const [digest, books] = await Promise.all([
    readPress(read),
    bkey === undefined ? newestBooks(read) : readBook(read, bkey).then((book) => book && [book]),
  ]);
  if (!digest || !books) return null;
  return {
    name: `${bkey ?? 'books'}-${name}.xml`,
    contentType: `${BOOK_RECORD_TYPES[name]}; charset=utf-8`,
    text: WRITERS[name](books, { origin, publisher: digest.press.name }, now),
  };
}
