import { PUBLISHED_ARTICLES, USAGE, USAGE_DAYS } from '@quire/model/collections';
import type { ClickKind } from '@quire/model/entities/counter';
import type { ArticleUse } from '@quire/model/entities/usage';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { noteClick } from './counter/note-click.ts';
import type { Visitor } from './visitors.ts';

export interface CountPorts {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** How long the existence of an article is cached. */
const KNOWN_FOR_MS = 600_000;
const KNOWN_MOST = 5_000;
const knownAt = new WeakMap<Firestore, Map<string, number>>();

async function isPublished({ db, now }: CountPorts, article: string): Promise<boolean> {
  const known = knownAt.get(db) ?? new Map<string, number>();
  knownAt.set(db, known);
  const at = now().getTime();
  if (at - (known.get(article) ?? Number.NEGATIVE_INFINITY) < KNOWN_FOR_MS) return true;
  const found = await db.collection(PUBLISHED_ARTICLES).doc(article).get();
  if (!found.exists) return false;
  if (known.size >= KNOWN_MOST) known.clear();
  known.set(article, at);
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
  if (!(await isPublished(ports, article))) return false;
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

/** Notes that a visitor used the press's search. */
export async function countSearch({ db, now }: CountPorts, visitor: Visitor): Promise<void> {
  const batch = db.batch();
  await noteClick(db, batch, visitor, { on: '', as: 'search' }, now().getTime());
  await batch.commit();
}
