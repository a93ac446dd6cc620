import type { PublishedBook } from '@quire/model/entities/book';
import type { HtmlText } from '../../app/html-in-page.ts';
import type { PageRecords } from '../../app/records/machine-records.tsx';

/** The id of the element that holds a book's description. */
export const BOOK_TEXT = 'book-text';

/** What a book's page is made of: its description apart, so that it is sent only once. */
export interface BookPage {
  readonly book: PublishedBook;
  readonly description: HtmlText;
  readonly records?: PageRecords;
}
