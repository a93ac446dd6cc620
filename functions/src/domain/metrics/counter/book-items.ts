/**
 * Books in reports of usage. An item is a chapter, and of a book without chapters the whole (Code of Practice 7.3). What
 * concerns no chapter, such as opening the book's page, is also of the whole.
 */
import { PUBLISHED_BOOKS } from '@quire/model/collections';
import { BookSchema, ContributorSchema } from '@quire/model/entities/book';
import { hasChapterPage } from '@quire/model/entities/has-chapter-page';
import { bookPath, chapterPath } from '@quire/model/paths';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AUTHORS_MOST, type ItemRow, type TitleRow } from './items.ts';

/** No journal has a key with a slash. */
const BOOKS = 'books/';

/** `books/tides`, `books/tides/3`: how clicks and rows name a book and a chapter of it. */
export const bookItem = (bkey: string, chapter?: string | number): string =>
  chapter === undefined ? `${BOOKS}${bkey}` : `${BOOKS}${bkey}/${chapter}`;

/** Whether a title or item is a book, or of one. */
export const isOfBook = (key: string): boolean => key.startsWith(BOOKS);

const bookKey = (key: string): string => key.split('/')[1] ?? '';

/** The title that an item is of: `CES` of `CES~creeks`, `books/tides` of `books/tides/3`. */
export const titleOf = (item: string): string =>
  isOfBook(item) ? bookItem(bookKey(item)) : (item.split('~')[0] ?? '');

/** What a published book says that reports repeat. */
const BookFieldsSchema = BookSchema.pick({
  bkey: true,
  title: true,
  doi: true,
  published: true,
  chapters: true,
}).extend({
  isbnE: z.string().optional(),
  isbnPrint: z.string().optional(),
  contributors: z.object({ authors: z.array(ContributorSchema) }),
});
type BookFields = z.infer<typeof BookFieldsSchema>;
const FIELDS = Object.keys(BookFieldsSchema.shape);

/** Reports have the hyphens, which only the book's record knows: an ISBN without them is left out. */
const REPORTED_ISBN = /^(?=.{17}$)97[89]-\d+-\d+-\d+-\d$/;

function titleRow({ bkey, title, doi, isbnE, isbnPrint }: BookFields): TitleRow {
  const isbn = [isbnE, isbnPrint].find((each) => each !== undefined && REPORTED_ISBN.test(each));
  return {
    ...{ name: title, path: bookPath(bkey) },
    ...(doi && { doi }),
    ...(isbn !== undefined && { isbn }),
  };
}

/** Reports name nothing shorter. */
const isNamed = ({ name }: { readonly name: string }) => name.length >= 2;

function itemRows({ bkey, title, doi, published, chapters, contributors }: BookFields) {
  const common = { title: bookItem(bkey), published };
  const authors = contributors.authors
    .filter(isNamed)
    .slice(0, AUTHORS_MOST)
    .map(({ name, orcid }) => ({ name, ...(orcid && { orcid }) }));
  const whole: ItemRow = {
    ...{ ...common, name: title, authors, path: bookPath(bkey) },
    ...(doi && { doi }),
  };
  const parts = chapters.map((chapter, at): [string, ItemRow] => [
    bookItem(bkey, at + 1),
    {
      ...{ ...common, name: chapter.title },
      authors: chapter.authors
        .map((name) => ({ name }))
        .filter(isNamed)
        .slice(0, AUTHORS_MOST),
      path: hasChapterPage(chapter) ? chapterPath(bkey, at + 1) : bookPath(bkey),
      ...(chapter.doi && { doi: chapter.doi }),
    },
  ]);
  return { whole, parts };
}

export interface BooksRead {
  readonly titles: ReadonlyMap<string, TitleRow>;
  readonly items: ReadonlyMap<string, ItemRow>;
  /** The items that were requested with a file: every chapter of a whole book that has some. */
  readonly requestedWith: (item: string) => readonly string[];
}

const fieldsOf = (snapshot: DocumentSnapshot) =>
  BookFieldsSchema.safeParse(snapshot.data()).data ?? [];

/** The published books that some items are of, with all their chapters. Reads as many documents as there are books. */
export async function readBooks(db: Firestore, items: readonly string[]): Promise<BooksRead> {
  const keys = [...new Set(items.filter(isOfBook).map(bookKey))];
  const refs = keys.map((key) => db.collection(PUBLISHED_BOOKS).doc(key));
  const found = refs.length > 0 ? await db.getAll(...refs, { fieldMask: FIELDS }) : [];
  const titles = new Map<string, TitleRow>();
  const rows = new Map<string, ItemRow>();
  const chapters = new Map<string, readonly string[]>();
  for (const book of found.flatMap(fieldsOf)) {
    const key = bookItem(book.bkey);
    const { whole, parts } = itemRows(book);
    titles.set(key, titleRow(book));
    for (const [item, row] of [[key, whole] as const, ...parts]) rows.set(item, row);
    if (parts.length > 0)
      chapters.set(
        key,
        parts.map(([item]) => item),
      );
  }
  return { titles, items: rows, requestedWith: (item) => chapters.get(item) ?? [item] };
}

const FilesSchema = z.object({
  pdf: z.object({ href: z.string() }).optional(),
  chapters: z.array(z.object({ href: z.string().optional() })),
});

/** Whose file an address is: the number of a chapter, 0 for the whole book; null for no file that the book offers. */
export async function chapterOfFile(
  db: Firestore,
  bkey: string,
  href: string,
): Promise<number | null> {
  const found = (await db.collection(PUBLISHED_BOOKS).doc(bkey).get()).data();
  const files = FilesSchema.safeParse(found).data;
  if (!files) return null;
  if (files.pdf?.href === href) return 0;
  const at = files.chapters.findIndex((chapter) => chapter.href === href);
  return at < 0 ? null : at + 1;
}
