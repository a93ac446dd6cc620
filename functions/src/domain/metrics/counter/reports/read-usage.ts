/** Reads the usage of a customer: at most one document for each month of titles, and 32 for each of items. */
import { USAGE_ITEMS } from '@quire/model/collections';
import { UsageCountedSchema } from '@quire/model/entities/counter';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { countedRef, MONTHS_KEPT, monthRef } from '../count-hours.ts';
import { addMonths, HOUR_MS, hourOf, hourStart, monthOf } from '../hours.ts';
import {
  type ItemRow,
  ItemRowSchema,
  itemsRef,
  TITLES,
  type TitleRow,
  TitleRowSchema,
} from '../items.ts';
import { type CountsOf, CountTable, unpack } from '../packed.ts';
import { SEARCHES } from '../tally.ts';
import type { Available } from './asked-report.ts';
import { Excepted } from './exceptions.ts';
import type { ReportKind } from './report-kinds.ts';
import { isInYears } from './years.ts';

/** One row as it is counted: of a title, an item or the search, by year of publication and access method. */
export interface UsageRow {
  /** Key of the title or item; `~search`. */
  readonly of: string;
  readonly year: string;
  readonly method: string;
  readonly months: ReadonlyMap<string, CountsOf>;
}

export interface Usage {
  readonly rows: readonly UsageRow[];
  readonly titles: ReadonlyMap<string, TitleRow>;
  readonly items: ReadonlyMap<string, ItemRow>;
}

/** A row takes some ten kilobytes while a report of a year is made, and pages are made beside it. */
export const ROWS_MOST = 25_000;
const TOO_LARGE = `A report has at most ${ROWS_MOST} rows. Ask for parts of it with the filter YOP.`;

/** Documents that are read at a time. */
const AT_ONCE = 100;

async function readTables<Row>(
  db: Firestore,
  refs: readonly DocumentReference[],
  row: z.ZodType<Row>,
): Promise<Map<string, Row>[]> {
  const tables: Map<string, Row>[] = [];
  for (let from = 0; from < refs.length; from += AT_ONCE) {
    const found = await db.getAll(...refs.slice(from, from + AT_ONCE));
    for (const snapshot of found) tables.push(unpack(snapshot.data(), row));
  }
  return tables;
}

/**
 * Reads some months of a customer for reports of a level; `years`: only of what was published in these. Throws
 * `Excepted` 1000 for more rows than fit in memory.
 */
export async function readUsage(
  db: Firestore,
  customer: string,
  months: readonly string[],
  level: ReportKind['level'],
  years?: readonly string[],
): Promise<Usage> {
  const titleTable = level === 'platform' ? [] : [itemsRef(db, TITLES)];
  const [titles = new Map<string, TitleRow>()] = await readTables(db, titleTable, TitleRowSchema);
  // Only tables that exist: a small press has few.
  const listed = level === 'item' ? await db.collection(USAGE_ITEMS).listDocuments() : [];
  const shards = listed.map(({ id }) => id).filter((id) => id !== TITLES);
  const itemTables = await readTables(
    db,
    shards.map((shard) => itemsRef(db, shard)),
    ItemRowSchema,
  );
  const rows = new Map<string, Map<string, CountsOf>>();
  for (const month of months) {
    const places = level === 'item' ? shards : [undefined];
    const refs = places.map((shard) => monthRef(db, customer, month, shard));
    for (const table of await readTables(db, refs, CountTable)) {
      for (const [key, counts] of table) {
        if (years && !isInYears(key.split('|')[1] ?? '', years)) continue;
        const row = rows.get(key) ?? new Map<string, CountsOf>();
        rows.set(key, row.set(month, counts));
      }
      if (rows.size > ROWS_MOST) throw new Excepted(1000, TOO_LARGE);
    }
  }
  return {
    titles,
    items: new Map(itemTables.flatMap((table) => [...table])),
    rows: [...rows].flatMap(([key, counts]) => {
      const [of = '', year = '', method = ''] = key.split('|');
      return of === SEARCHES && level !== 'platform' ? [] : [{ of, year, method, months: counts }];
    }),
  };
}

/** The months that can be reported: those that are complete and kept. */
export async function readAvailable(db: Firestore, now: Date): Promise<Available> {
  const counted = UsageCountedSchema.safeParse((await countedRef(db).get()).data()).data;
  const current = monthOf(now.toISOString());
  const kept = addMonths(current, -MONTHS_KEPT);
  // Nothing has been counted: the first month would be this one, and the last is before it.
  if (!counted) return { since: current, until: addMonths(current, -1) };
  const next = hourOf(hourStart(counted.until) + HOUR_MS);
  return {
    since: counted.since > kept ? counted.since : kept,
    until: addMonths(monthOf(next), -1),
  };
}
