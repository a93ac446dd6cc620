import { PUBLISHED_ARTICLES, PUBLISHED_BOOKS, USAGE, USAGE_DAYS } from '@quire/model/collections';
import type { ClickKind } from '@quire/model/entities/counter';
import type { ArticleUse, BookUse } from '@quire/model/entities/usage';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { bookItem, chapterOfFile } from './counter/book-items.ts';
import { noteClick } from './counter/note-click.ts';
import type { Visitor } from './visitors.ts';

export interface CountPorts {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** How long the existence of an article or book is cached. */
const KNOWN_FOR_MS = 600_000;
const KNOWN_MOST = 5_000;
const knownAt = new WeakMap<Firestore, Map<string, number>>();

async function isPublished(
  { db, now }: CountPorts,
  collection: string,
  id: string,
): Promise<boolean> {
  const ref = db.collection(collection).doc(id);
  const known = knownAt.get(db) ?? new Map<string, number>();
  knownAt.set(db, known);
  const at = now().getTime();
  if (at - (known.get(ref.path) ?? Number.NEGATIVE_INFINITY) < KNOWN_FOR_MS) return true;
  if (!(await ref.get()).exists) return false;
  if (known.size >= KNOWN_MOST) known.clear();
  known.set(ref.path, at);
  return true;
}

/** How an article's uses are counted by COUNTER: an article's page has its full text. */
const CLICKS: Readonly<Record<Use, ClickKind>> = {
  view: 'html',
  download: 'pdf',
  about: 'about',
  mined: 'mined',
};
/** What the press itself shows of an article, by day. */
const DAY_FIELDS: Readonly<Partial<Record<Use, string>>> = { view: 'views', download: 'downloads' };

type Use = ArticleUse['what'] | 'mined';

/**
 * Adds one to an article's day (UTC), and notes it in the visitor's session, from which COUNTER's reports are made;
 * both or neither. `isAgain`: a double click, which only moves the time of the first. `mined`: fetched to be read by a
 * program, where the press offers that. False if it is not a published article.
 */
export async function countUse(
  ports: CountPorts,
  { article, what }: { readonly article: string; readonly what: Use },
  visitor: Visitor,
  isAgain = false,
): Promise<boolean> {
  const { db, now } = ports;
  if (!(await isPublished(ports, PUBLISHED_ARTICLES, article))) return false;
  const time = now();
  const day = time.toISOString().slice(0, 10);
  const batch = db.batch();
  const field = DAY_FIELDS[what];
  if (field && !isAgain)
    batch.set(
      db.collection(USAGE).doc(article).collection(USAGE_DAYS).doc(day),
      { article, day, [field]: FieldValue.increment(1) },
      { merge: true },
    );
  await noteClick(db, batch, visitor, { on: article, as: CLICKS[what] }, time.getTime());
  await batch.commit();
  return true;
}

/**
 * Notes that a visitor opened the page of a book or chapter, or fetched its file, for COUNTER's reports. Neither page has
 * the full text, so opening it is an investigation and only a file is a request. False if there is no such book; a
 * chapter that it does not have is left out when its hour is counted.
 */
export async function countBookUse(
  ports: CountPorts,
  { book, chapter, what }: BookUse,
  visitor: Visitor,
): Promise<boolean> {
  const { db, now } = ports;
  if (!(await isPublished(ports, PUBLISHED_BOOKS, book))) return false;
  const batch = db.batch();
  const as: ClickKind = what === 'download' ? 'pdf' : 'about';
  await noteClick(db, batch, visitor, { on: bookItem(book, chapter), as }, now().getTime());
  await batch.commit();
  return true;
}

/**
 * The same for a published file of a book, by its address: the whole book or one of its chapters. Reads the book. False if
 * it has no such file to offer.
 */
export async function countBookFile(
  ports: CountPorts,
  { bkey, href }: { readonly bkey: string; readonly href: string },
  visitor: Visitor,
): Promise<boolean> {
  const chapter = await chapterOfFile(ports.db, bkey, href);
  if (chapter === null) return false;
  const use: BookUse = { book: bkey, what: 'download', ...(chapter && { chapter: `${chapter}` }) };
  return countBookUse(ports, use, visitor);
}

/** Notes that a visitor used the press's search. */
export async function countSearch({ db, now }: CountPorts, visitor: Visitor): Promise<void> {
  const batch = db.batch();
  await noteClick(db, batch, visitor, { on: '', as: 'search' }, now().getTime());
  await batch.commit();
}
