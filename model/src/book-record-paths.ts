import { bookPath, booksPath } from './paths.ts';

/** The records of books for catalogues, and what their files are; readers see the names in capitals. */
export const BOOK_RECORD_TYPES = {
  marc: 'application/marcxml+xml',
  onix: 'application/xml',
} as const;
export type BookRecordFormat = keyof typeof BOOK_RECORD_TYPES;
export const BOOK_RECORD_FORMATS = ['marc', 'onix'] as const satisfies BookRecordFormat[];

/** `/books/tides/marc.xml`; without a book the records of all: `/books/marc.xml`. */
export const bookRecordPath = (format: BookRecordFormat, bkey?: string): string =>
  `${bkey === undefined ? booksPath() : bookPath(bkey)}/${format}.xml`;
