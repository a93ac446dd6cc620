import type { PublishedBook } from '@quire/model/entities/book';
import { invertedName } from '@quire/model/inverted-name';

type Tag = readonly [name: string, content: string];

/**
 * A book's Highwire tags, in order, empty ones left out. The title stands in both
 * `citation_title` and `citation_book_title`: reference managers that tell a book from a chapter
 * by them take a page whose two titles are one for the book.
 */
export function bookTags(book: PublishedBook, publisher: string, origin: string): Tag[] {
  const title = book.subtitle ? `${book.title}: ${book.subtitle}` : book.title;
  const tags: (readonly [name: string, content: string | undefined])[] = [
    ['citation_title', title],
    ['citation_book_title', title],
    ...book.contributors.authors.map(({ name }): Tag => ['citation_author', invertedName(name)]),
    ...book.contributors.editors.map(({ name }): Tag => ['citation_editor', invertedName(name)]),
    ['citation_publication_date', book.published.replaceAll('-', '/')],
    ['citation_isbn', book.isbnE],
    ['citation_isbn', book.isbnPrint],
    ['citation_doi', book.doi],
    ['citation_series_title', book.series],
    ['citation_publisher', publisher],
    ['citation_language', book.language],
    ['citation_pdf_url', book.pdf && new URL(book.pdf.href, origin).href],
  ];
  return tags.flatMap(([name, content]): Tag[] => (content ? [[name, content]] : []));
}
