/** Makes chapters of accepted abstracts, in the book of the proceedings. */
import { BOOKS } from '@quire/model/collections';
import type { Abstract } from '@quire/model/entities/abstract';
import {
  type Book,
  BookSchema,
  CHAPTER_SUMMARY_MOST,
  CHAPTERS_MOST,
  type Chapter,
} from '@quire/model/entities/book';
import { t } from '@quire/model/messages/t';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { fold } from '@quire/model/search-terms';
import type { Firestore } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { RecordPorts } from '../records/ports.ts';
import { saveRecord } from '../records/save-record.ts';
import { knownRecord } from '../records/stored-record.ts';
import { ACCEPTED, acceptedAbstracts } from './stored-abstract.ts';

/** Of the abstract, as `Chapter.abstract` has it. */
const sourceOf = ({ ckey, number }: Abstract): string => `${ckey}~${number}`;

/** What is known of a chapter before its authors have sent the paper. */
const chapterOf = (abstract: Abstract): Chapter => ({
  title: abstract.title,
  authors: abstract.authors.map(({ name }) => name),
  pages: '',
  summary: abstract.text.slice(0, CHAPTER_SUMMARY_MOST),
  abstract: sourceOf(abstract),
});

/** Whether a book has the abstract's chapter: made of it, or entered by hand under its title. */
function isIn(chapters: readonly Chapter[], abstract: Abstract): boolean {
  const source = sourceOf(abstract);
  const title = fold(abstract.title);
  return chapters.some((each) =>
    each.abstract === undefined ? fold(each.title) === title : each.abstract === source,
  );
}

async function requireBook(
  db: Firestore,
  bkey: string,
): Promise<{ data: Readonly<Record<string, unknown>>; book: Book; revision: number }> {
  const values = { noun: RECORD_KINDS.books.noun };
  const snapshot = await db.collection(BOOKS).doc(bkey).get();
  const { written, keeping } = knownRecord(RECORD_KINDS.books, snapshot);
  if (keeping.deletedAt !== undefined) throw new Refused('record/deleted', { values });
  const book = BookSchema.safeParse(snapshot.data());
  if (!book.success) throw new Refused('record/not-found', { values });
  return { data: written, book: book.data, revision: keeping.revision };
}

/**
 * Adds a chapter to the book for each accepted abstract that has none, after those that are there, talks before posters.
 * Pages and files are for the editors. Chapters that were made before are not changed. Returns how many were added, and
 * how many were there. Throws `Refused`: `access/denied`, `record/…`, `input/invalid` with more chapters than a book
 * can have.
 */
export async function writeChapters(
  ports: RecordPorts,
  person: Person,
  { ckey, book: bkey }: { readonly ckey: string; readonly book: string },
): Promise<{ drafted: number; present: number }> {
  const { db } = ports;
  const { data, book, revision } = await requireBook(db, bkey);
  const found = await Promise.all(
    ACCEPTED.map((state) => acceptedAbstracts(db, ckey, state, { most: CHAPTERS_MOST + 1 })),
  );
  const accepted = found.flat();
  const added = accepted.filter((each) => !isIn(book.chapters, each)).map(chapterOf);
  const chapters = [...book.chapters, ...added];
  if (chapters.length > CHAPTERS_MOST) {
    const message = t('officeRefusals.bookFull', { most: CHAPTERS_MOST });
    throw new Refused('input/invalid', { problems: [{ field: 'proceedings', message }] });
  }
  if (added.length > 0) {
    const asked = { kind: 'books' as const, id: bkey, base: revision };
    await saveRecord(ports, person, { ...asked, data: { ...data, chapters } });
  }
  return { drafted: added.length, present: accepted.length - added.length };
}
