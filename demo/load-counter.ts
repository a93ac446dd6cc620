import { PUBLISHED_ARTICLES, PUBLISHED_BOOKS, USAGE_SESSIONS } from '@quire/model/collections';
import type { Click, Customer } from '@quire/model/entities/counter';
import type { CountPorts } from '../functions/src/domain/metrics/count-use.ts';
import { apiKeyHash } from '../functions/src/domain/metrics/counter/api-key.ts';
import { bookItem } from '../functions/src/domain/metrics/counter/book-items.ts';
import { countHours } from '../functions/src/domain/metrics/counter/count-hours.ts';
import { customersRef } from '../functions/src/domain/metrics/counter/customers.ts';
import { addMonths, monthOf } from '../functions/src/domain/metrics/counter/hours.ts';
import { chance } from './chance.ts';

const MONTHS = 3;
const ARTICLES_READ = 24;
const BOOKS_READ = 4;
const SESSIONS_MOST = 6;
/** Sessions with a book: its page, the first two chapters, the whole. */
const BOOK_CLICKS = [
  ['about', undefined],
  ['about', 1],
  ['pdf', 1],
  ['about', 2],
  ['pdf', undefined],
] as const;
const KINDS = ['html', 'html', 'pdf', 'about', 'mined'] as const;

/** Libraries of the demo, with networks that are kept for examples, and keys that everyone may know. */
const LIBRARIES = [
  { id: '10000001', name: 'Library of Nordvik University', network: '192.0.2.0/24' },
  { id: '10000002', name: 'Harbour City Public Library', network: '198.51.100.0/24' },
] as const;
const keyOf = (id: string) => `r51_demo_${id}`;

/**
 * Invents sessions of readers in the three months before this one and counts them by COUNTER, for the world and two
 * libraries, so that there are reports to look at. Where there are institutions already, nothing is added.
 */
export async function loadCounter(ports: CountPorts): Promise<void> {
  const { db, now } = ports;
  // Not whether anything was counted: the press does so each hour, and may have by now.
  if ((await customersRef(db).get()).exists) return;
  const at = now().toISOString();
  const customers = LIBRARIES.map(
    ({ id, name, network }): Customer => ({
      ...{ id, name, ror: '', networks: [network], email: '' },
      ...{ keyHash: apiKeyHash(keyOf(id)), keyMadeAt: at },
    }),
  );
  await customersRef(db).set({ customers });
  const articles = await db
    .collection(PUBLISHED_ARTICLES)
    .orderBy('published', 'desc')
    .select()
    .limit(ARTICLES_READ)
    .get();
  const books = await db.collection(PUBLISHED_BOOKS).select().limit(BOOKS_READ).get();
  /** What is read, and with which clicks. */
  const read = [
    ...articles.docs.map(({ id }) => ({
      id,
      kinds: KINDS.map((as): Pick<Click, 'on' | 'as'> => ({ as, on: id })),
    })),
    ...books.docs.map(({ id }) => ({
      id: `book-${id}`,
      kinds: BOOK_CLICKS.map(
        ([as, chapter]): Pick<Click, 'on' | 'as'> => ({ as, on: bookItem(id, chapter) }),
      ),
    })),
  ];
  const batch = db.batch();
  for (let ago = 1; ago <= MONTHS; ago += 1) {
    const month = addMonths(monthOf(at), -ago);
    for (const { id, kinds } of read) {
      const sessions = Math.ceil(SESSIONS_MOST * chance(`${id} ${month}`));
      for (let session = 1; session <= sessions; session += 1) {
        const seed = `${id} ${month} ${session}`;
        const day = String(1 + Math.floor(28 * chance(seed))).padStart(2, '0');
        const clicks = kinds.flatMap((click, place): Click[] =>
          chance(`${seed} ${place}`) > 0.5 ? [{ at: place * 60_000, ...click }] : [],
        );
        const library = LIBRARIES[Math.floor(4 * chance(`${seed} library`))];
        const hour = `${month}-${day}T${10 + session}`;
        batch.set(db.collection(USAGE_SESSIONS).doc(`${hour}~${id}`), {
          ...{ hour, clicks, customers: library ? [library.id] : [] },
        });
      }
    }
  }
  await batch.commit();
  await countHours(ports);
}
