import type { PublishedBook } from '@quire/model/entities/book';
import { invertedName } from '@quire/model/inverted-name';

type Tag = readonly [name: string, content: string];

/**
 * A chapter's Highwire tags, in order, empty ones left out. Its title differs from `citation_book_title`: by that,
 * reference managers take the page for a part of the book. Google Scholar reads the book's title from
 * `citation_inbook_title`.
 *
 * @param publisher the name of the press
 * @param origin the address of the press, without a slash at its end
 */
export function chapterTags(
  book: PublishedBook,
  chapter: PublishedBook['chapters'][number],
  publisher: string,
  origin: string,
): Tag[] {
  const { title, authors, pages, doi, href, summary } = chapter;
  const whole = book.subtitle ? `${book.title}: ${book.subtitle}` : book.title;
  const [first, last] = pages.split(/\s*[-–—]\s*/);
  const tags: (readonly [name: string, content: string | undefined])[] = [
    ['citation_title', title],
    ...authors.map((name): Tag => ['citation_author', invertedName(name)]),
    ['citation_book_title', whole],
    ['citation_inbook_title', whole],
    ...book.contributors.editors.map(({ name }): Tag => ['citation_editor', invertedName(name)]),
    ['citation_publication_date', book.published.replaceAll('-', '/')],
    ['citation_firstpage', first],
    ['citation_lastpage', last],
    ['citation_isbn', book.isbnE],
    ['citation_isbn', book.isbnPrint],
    ['citation_doi', doi],
    ['citation_series_title', book.series],
    ['citation_publisher', publisher],
    ['citation_language', book.language],
    ['citation_abstract', summary],
    ['citation_pdf_url', href?.endsWith('.pdf') ? new URL(href, origin).href : undefined],
  ];
  return tags.flatMap(([name, content]): Tag[] => (content ? [[name, content]] : []));
}
