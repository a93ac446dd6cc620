import { USAGE_ITEMS } from '@quire/model/collections';
import { WORLD } from '@quire/model/entities/counter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countedReads } from '../../../../testing/counted-reads.ts';
import { type AddressedPress, startTestPress } from '../../../../testing/test-press.ts';
import { countedRef, monthRef, rowKey } from '../count-hours.ts';
import { ALL_SHARDS, itemsRef, shardOf, TITLES } from '../items.ts';
import { pack } from '../packed.ts';
import { customerReport } from './customer-report.ts';
import { THE_WORLD } from './make-report.ts';
import { ROWS_MOST, readUsage } from './read-usage.ts';
import { reportKind } from './report-kinds.ts';

const MONTHS = ['2026-01', '2026-02', '2026-03'];
let press: AddressedPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const COUNTS = { Total_Item_Investigations: 2, Unique_Item_Investigations: 1 };

/** A press whose articles were all read in each month. */
async function fill(articles: number): Promise<void> {
  const { db } = press;
  const batch = db.batch();
  const ids = Array.from({ length: articles }, (_, n) => `CES~a${n}`);
  const item = { title: 'CES', name: 'On tides', published: '2025-03-01', authors: [], path: '/x' };
  const titles = { [rowKey('CES', '2025', 'Regular')]: COUNTS };
  batch.set(itemsRef(db, TITLES), { packed: pack({}) });
  batch.set(countedRef(db), { since: '2026-01', until: '2026-04-01T00' });
  for (const month of MONTHS) batch.set(monthRef(db, WORLD, month), { packed: pack(titles) });
  for (const shard of ALL_SHARDS) {
    const own = ids.filter((id) => shardOf(id) === shard);
    const rows = Object.fromEntries(own.map((id) => [rowKey(id, '2025', 'Regular'), COUNTS]));
    batch.set(itemsRef(db, shard), {
      packed: pack(Object.fromEntries(own.map((id) => [id, item]))),
    });
    for (const month of MONTHS)
      batch.set(monthRef(db, WORLD, month, shard), { packed: pack(rows) });
  }
  await batch.commit();
}

async function reads(id: string): Promise<{ reads: number; items: number }> {
  const kind = reportKind(id);
  if (!kind) throw new Error(id);
  let items = 0;
  const count = await countedReads(press, async () => {
    const query = new URLSearchParams({ begin_date: '2026-01', end_date: '2026-03' });
    const platform = { name: 'Press', origin: 'https://press.example' };
    const report = await customerReport(
      { db: press.db, now: () => new Date('2026-04-02T00:00:00Z') },
      kind,
      query,
      { institution: THE_WORLD, platform },
    );
    items = report.items.length;
  });
  return { reads: count, items };
}

it('reads as many documents for 3,000 articles as for 300: few for titles, some for items', async () => {
  await fill(300);
  const few = { pr: await reads('PR'), tr: await reads('TR'), ir: await reads('IR') };
  await fill(3_000);
  const many = { pr: await reads('PR'), tr: await reads('TR'), ir: await reads('IR') };
  expect([few.ir.items, many.ir.items]).toEqual([300, 3_000]);
  for (const id of ['pr', 'tr', 'ir'] as const) expect(many[id].reads).toBe(few[id].reads);
  // What is counted, and each month; the titles.
  expect([many.pr.reads, many.tr.reads]).toEqual([1 + MONTHS.length, 2 + MONTHS.length]);
  const shards = (await press.db.collection(USAGE_ITEMS).listDocuments()).length - 1;
  expect(many.ir.reads).toBeLessThanOrEqual(2 + (shards + 1) + shards * (1 + MONTHS.length));
});

it('refuses what does not fit in memory, and gives it by years of publication', async () => {
  const row = (n: number) => [rowKey(`CES~b${n}`, n % 2 ? '2024' : '2025', 'Regular'), COUNTS];
  const rows = Object.fromEntries(Array.from({ length: ROWS_MOST + 1 }, (_, n) => row(n)));
  await monthRef(press.db, WORLD, '2026-01', '00').set({ packed: pack(rows) });
  const read = (years?: readonly string[]) =>
    readUsage(press.db, WORLD, ['2026-01'], 'item', years);
  await expect(read()).rejects.toMatchObject({ exception: { Code: 1000, Data: /filter YOP/ } });
  expect((await read(['2020-2024'])).rows).toHaveLength(ROWS_MOST / 2);
});
