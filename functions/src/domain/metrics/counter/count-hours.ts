/** Counts the sessions of complete hours into the months of institutions and of the world, then deletes them. */
import { isDeepStrictEqual } from 'node:util';
import { USAGE_COUNTED, USAGE_MONTHS, USAGE_SESSIONS, USAGE_STATE } from '@quire/model/collections';
import {
  type UsageCounted,
  UsageCountedSchema,
  UsageSessionSchema,
  WORLD,
} from '@quire/model/entities/counter';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { CountPorts } from '../count-use.ts';
import { isOfBook, readBooks } from './book-items.ts';
import { addMonths, HOUR_MS, hourOf, hourStart, monthOf } from './hours.ts';
import {
  type ItemRow,
  ItemRowSchema,
  itemsRef,
  readItems,
  readTitles,
  shardOf,
  TITLES,
  TitleRowSchema,
} from './items.ts';
import { addCounts, type CountsOf, CountTable, pack, unpack } from './packed.ts';
import { countSession, countTitle, SEARCHES } from './tally.ts';

/** A request that began in the hour has been answered by then. */
const SETTLED_MS = 120_000;
const SESSIONS_AT_ONCE = 200;
/** Months that are kept beside the current one. The Code of Practice requires the current and the two years before. */
export const MONTHS_KEPT = 36;
const REMOVED_AT_ONCE = 300;

/** `{customer}~{month}` has the titles; `{customer}~{month}~{shard}` items. */
export const monthRef = (db: Firestore, customer: string, month: string, shard?: string) =>
  db
    .collection(USAGE_MONTHS)
    .doc(shard === undefined ? `${customer}~${month}` : `${customer}~${month}~${shard}`);
export const countedRef = (db: Firestore) => db.collection(USAGE_STATE).doc(USAGE_COUNTED);

/** A row of months: what it is of, the year of publication (`0001`: none), the access method. */
export const rowKey = (of: string, year: string, method: string) => `${of}|${year}|${method}`;
const NO_YEAR = '0001';

/** The rows of a stored document by its path. */
type Tables = Map<
  string,
  { readonly ref: DocumentReference; readonly rows: Map<string, CountsOf> }
>;

interface Document {
  readonly customer: string;
  readonly month: string;
  readonly shard?: string;
}

class MonthTally {
  readonly #db: Firestore;
  readonly tables: Tables = new Map();
  readonly fields = new Map<string, Document>();

  constructor(db: Firestore) {
    this.#db = db;
  }

  add(document: Document, key: string, counts: CountsOf): void {
    const { customer, month, shard } = document;
    const ref = monthRef(this.#db, customer, month, shard);
    const table = this.tables.get(ref.path) ?? { ref, rows: new Map<string, CountsOf>() };
    this.tables.set(ref.path, table);
    this.fields.set(ref.path, document);
    addCounts(table.rows, key, counts);
  }
}

/** Reads tables, changes their rows and writes what has changed; the writing happens after all reads. */
async function prepareRows<Row>(
  tx: Transaction,
  ref: DocumentReference,
  row: z.ZodType<Row>,
  changes: ReadonlyMap<string, Row>,
): Promise<() => void> {
  if (changes.size === 0) return () => {};
  const rows = unpack((await tx.get(ref)).data(), row);
  const differ = [...changes].filter(([key, value]) => !isDeepStrictEqual(rows.get(key), value));
  for (const [key, value] of differ) rows.set(key, value);
  return () => {
    if (differ.length > 0) tx.set(ref, { packed: pack(Object.fromEntries(rows)) });
  };
}

const groupBy = (items: ReadonlyMap<string, ItemRow>): Map<string, Map<string, ItemRow>> => {
  const groups = new Map<string, Map<string, ItemRow>>();
  for (const [id, item] of items) {
    const shard = shardOf(id);
    const group = groups.get(shard) ?? new Map<string, ItemRow>();
    groups.set(shard, group.set(id, item));
  }
  return groups;
};

/** Counts some sessions and deletes them, in one transaction: each is counted exactly once. Resolves to how many. */
function countSome(db: Firestore, until: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const page = await tx.get(
      db
        .collection(USAGE_SESSIONS)
        .where('hour', '<=', until)
        .orderBy('hour')
        .limit(SESSIONS_AT_ONCE),
    );
    if (page.empty) return 0;
    const sessions = page.docs.flatMap(
      (doc) => UsageSessionSchema.safeParse(doc.data()).data ?? [],
    );
    const ids = [
      ...new Set(sessions.flatMap(({ clicks }) => clicks.map(({ on }) => on).filter(Boolean))),
    ];
    // Articles and books are published beside this; what they say is noted, not compared.
    const articles = await readItems(
      db,
      ids.filter((id) => !isOfBook(id)),
    );
    const books = await readBooks(db, ids);
    const published = new Map([...articles, ...books.items]);
    const journals = await readTitles(db, [
      ...new Set([...articles.values()].map(({ title }) => title)),
    ]);
    const titles = new Map([...journals, ...books.titles]);
    /** What was counted: of a book, only the chapters that were. */
    const items = new Map<string, ItemRow>();
    const tally = new MonthTally(db);
    for (const { hour, customers, clicks } of sessions) {
      const month = monthOf(hour);
      const seen = new Set<string>();
      for (const { item, method, counts } of countSession(clicks, books.requestedWith)) {
        const known = published.get(item);
        if (!known && item !== SEARCHES) continue;
        if (known) items.set(item, known);
        const year = known?.published.slice(0, 4) ?? NO_YEAR;
        const row = rowKey(known?.title ?? SEARCHES, year, method);
        const ofTitle = isOfBook(row) ? { ...counts, ...countTitle(row, counts, seen) } : counts;
        for (const customer of [WORLD, ...customers]) {
          tally.add({ customer, month }, row, ofTitle);
          if (known) {
            const shard = shardOf(item);
            tally.add({ customer, month, shard }, rowKey(item, year, method), counts);
          }
        }
      }
    }
    const writes: (() => void)[] = [];
    for (const [path, { ref, rows }] of tally.tables) {
      const before = unpack((await tx.get(ref)).data(), CountTable);
      for (const [key, counts] of rows) addCounts(before, key, counts);
      writes.push(() =>
        tx.set(ref, { ...tally.fields.get(path), packed: pack(Object.fromEntries(before)) }),
      );
    }
    writes.push(await prepareRows(tx, itemsRef(db, TITLES), TitleRowSchema, titles));
    for (const [shard, rows] of groupBy(items))
      writes.push(await prepareRows(tx, itemsRef(db, shard), ItemRowSchema, rows));
    for (const write of writes) write();
    for (const { ref } of page.docs) tx.delete(ref);
    return page.size;
  });
}

/** The first hour that waits; undefined: none does. */
async function firstWaiting(db: Firestore): Promise<string | undefined> {
  const [first] = (await db.collection(USAGE_SESSIONS).orderBy('hour').limit(1).get()).docs;
  return UsageSessionSchema.safeParse(first?.data()).data?.hour;
}

/** Notes which hours are counted, and deletes their keys: what was counted can no longer be traced to a visitor. */
function noteCounted(db: Firestore, from: string, until: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = UsageCountedSchema.safeParse((await tx.get(countedRef(db))).data()).data;
    const keys = await tx.get(db.collection(USAGE_STATE).where('hour', '<=', until).limit(500));
    const first = monthOf(from);
    // Sessions can be older than the first that was counted: the demo's are loaded while the press runs.
    const counted: UsageCounted = {
      since: before && before.since < first ? before.since : first,
      until: before && before.until > until ? before.until : until,
    };
    if (!isDeepStrictEqual(before, counted)) tx.set(countedRef(db), counted);
    for (const { ref } of keys.docs) tx.delete(ref);
  });
}

async function removeOld(db: Firestore, month: string): Promise<void> {
  const old = db
    .collection(USAGE_MONTHS)
    .where('month', '<', addMonths(month, -MONTHS_KEPT))
    .limit(REMOVED_AT_ONCE);
  for (let page = await old.get(); !page.empty; page = await old.get()) {
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
  }
}

/**
 * Counts all sessions of hours that are over, by COUNTER 5.1, and deletes them with the keys of their hours. Deletes
 * months that are too old. Can be interrupted and repeated. Resolves to how many sessions were counted.
 */
export async function countHours({ db, now }: CountPorts): Promise<number> {
  const time = now().getTime();
  const until = hourOf(hourStart(hourOf(time - SETTLED_MS)) - HOUR_MS);
  const first = await firstWaiting(db);
  const from = first && first < until ? first : until;
  let counted = 0;
  for (let some = await countSome(db, until); some > 0; some = await countSome(db, until))
    counted += some;
  await noteCounted(db, from, until);
  await removeOld(db, monthOf(until));
  return counted;
}
