import { PublishedBookSchema } from '@quire/model/entities/book';
import { bookPath } from '@quire/model/paths';
import { codeWord } from '@quire/model/search/code-words';
import type { BookSearch } from '@quire/model/search/search-record';
import { distinct, formsOf, secondsOf, spellingsOf, yearOfDay } from './record-parts.ts';

const SourceSchema = PublishedBookSchema.pick({
  bkey: true,
  title: true,
  subtitle: true,
  series: true,
  summary: true,
  published: true,
  subjects: true,
  authors: true,
  editors: true,
  isbnPrint: true,
  isbnE: true,
  doi: true,
  licence: true,
  language: true,
  pdf: true,
});

export const BOOK_FIELDS = Object.keys(SourceSchema.shape);

/** The search record of `publishedBooks/{bkey}`. Throws `z.ZodError`. */
export function bookRecord(objectID: string, data: unknown): BookSearch {
  const book = SourceSchema.parse(data);
  const { doi } = book;
  const people = distinct([...book.authors, ...book.editors]);
  return {
    objectID,
    title: book.title,
    ...formsOf([book.title, book.subtitle]),
    language: book.language,
    subtitle: book.subtitle,
    path: bookPath(book.bkey),
    codes: distinct([doi, book.isbnPrint, book.isbnE]).map(codeWord),
    date: secondsOf(book.published),
    year: yearOfDay(book.published),
    authors: people,
    authorsFolded: spellingsOf(people),
    ...(doi ? { doi } : {}),
    series: book.series,
    subjects: book.subjects,
    licence: book.licence,
    abstract: book.summary,
    ...(book.pdf ? { pdf: book.pdf.href } : {}),
  };
}
