/** A scripted audit (Code of Practice, appendix E): a known pattern of clicks gives these figures exactly. */
import {
  PUBLISHED_ARTICLES,
  PUBLISHED_JOURNALS,
  USAGE_SESSIONS,
  USAGE_STATE,
} from '@quire/model/collections';
import { WORLD } from '@quire/model/entities/counter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../../testing/test-press.ts';
import { countSearch, countUse } from '../count-use.ts';
import { countHours, monthRef } from './count-hours.ts';
import { customersRef } from './customers.ts';
import { CountTable, unpack } from './packed.ts';

let press: TestPress;
const [NORTH, SOUTH] = ['10000001', '10000002'];

const customer = (id: string, network: string) => ({
  ...{ id, name: `Library ${id}`, networks: [network], keyHash: id.repeat(8) },
  keyMadeAt: '2026-01-01T00:00:00.000Z',
});

const reader = (address: string, agent = 'Firefox') => ({ address, agent });
type What = 'view' | 'download' | 'about' | 'mined';
const use = (at: string, akey: string, what: What, address: string, agent?: string) =>
  countUse(
    { db: press.db, now: () => new Date(at) },
    { article: `CES~${akey}`, what },
    reader(address, agent),
  );
const count = (at: string) => countHours({ db: press.db, now: () => new Date(at) });
const titles = async (who: string, month: string) =>
  Object.fromEntries(unpack((await monthRef(press.db, who, month).get()).data(), CountTable));

const INVESTIGATIONS = (total: number, unique: number) => ({
  Total_Item_Investigations: total,
  Unique_Item_Investigations: unique,
});
const REQUESTS = (total: number, unique: number) => ({
  ...INVESTIGATIONS(total, unique),
  Total_Item_Requests: total,
  Unique_Item_Requests: unique,
});

beforeAll(async () => {
  press = await startTestPress();
  await press.db
    .collection(PUBLISHED_JOURNALS)
    .doc('CES')
    .set({ journal: { fullname: 'Estuaries', issn: '2049-3630' } });
  for (const [akey, published] of [
    ['a', '2026-02-03'],
    ['b', '2025-11-20'],
  ] as const) {
    const authors = [{ given: 'Ada', family: 'Lund' }];
    await press.db
      .collection(PUBLISHED_ARTICLES)
      .doc(`CES~${akey}`)
      .set({ journal: 'CES', issue: '1-1', akey, title: akey, published, metadata: { authors } });
  }
  await customersRef(press.db).set({
    customers: [customer(NORTH, '192.0.2.0/24'), customer(SOUTH, '2001:db8::/32')],
  });
});
afterAll(() => press.close());

it('counts nothing before an hour is over', async () => {
  await use('2026-05-10T10:00:00Z', 'a', 'view', '192.0.2.1');
  expect(await count('2026-05-10T10:59:00Z')).toBe(0);
  // A request that began in the hour may still be on its way.
  expect(await count('2026-05-10T11:01:00Z')).toBe(0);
  expect(await count('2026-05-10T11:10:00Z')).toBe(1);
  expect(await titles(WORLD, '2026-05')).toEqual({ 'CES|2026|Regular': REQUESTS(1, 1) });
});

it('counts double clicks once, a page and its PDF as two requests of one unique item', async () => {
  const at = (time: string) => `2026-05-11T${time}Z`;
  await use(at('10:01:00'), 'a', 'view', '192.0.2.1');
  await use(at('10:01:29'), 'a', 'view', '192.0.2.1');
  await use(at('10:01:59'), 'a', 'view', '192.0.2.1');
  await use(at('10:02:35'), 'a', 'view', '192.0.2.1');
  await use(at('10:02:36'), 'a', 'download', '192.0.2.1');
  // Another browser at the same address is another reader.
  await use(at('10:02:37'), 'a', 'view', '192.0.2.1', 'Safari');
  // The next hour is another session.
  await use(at('11:30:00'), 'a', 'view', '192.0.2.1');
  await use(at('11:31:00'), 'b', 'about', '2001:db8::7');
  await use(at('11:31:00'), 'b', 'mined', '203.0.113.5', 'Corpus reader');
  await count(at('12:10:00'));
  expect(await titles(WORLD, '2026-05')).toEqual({
    'CES|2026|Regular': REQUESTS(6, 4),
    'CES|2025|Regular': INVESTIGATIONS(1, 1),
    'CES|2025|TDM': REQUESTS(1, 1),
  });
  expect(await titles(NORTH, '2026-05')).toEqual({ 'CES|2026|Regular': REQUESTS(6, 4) });
  expect(await titles(SOUTH, '2026-05')).toEqual({ 'CES|2025|Regular': INVESTIGATIONS(1, 1) });
});

it('drops the first of two clicks across the end of a month, and keeps the second', async () => {
  await use('2026-05-31T23:59:50Z', 'b', 'view', '203.0.113.9');
  await use('2026-06-01T00:00:10Z', 'b', 'view', '203.0.113.9');
  // Not within 30 seconds of the next.
  await use('2026-05-31T23:59:20Z', 'a', 'view', '203.0.113.9');
  await use('2026-06-01T00:00:10Z', 'a', 'view', '203.0.113.9');
  // The second hour is counted only later.
  await count('2026-06-01T00:10:00Z');
  expect(await titles(WORLD, '2026-05')).toMatchObject({
    'CES|2026|Regular': REQUESTS(7, 5),
    'CES|2025|Regular': INVESTIGATIONS(1, 1),
  });
  expect(await titles(WORLD, '2026-06')).toEqual({});
  await count('2026-06-01T01:10:00Z');
  expect(await titles(WORLD, '2026-06')).toEqual({
    'CES|2026|Regular': REQUESTS(1, 1),
    'CES|2025|Regular': REQUESTS(1, 1),
  });
});

it('counts what two instances noted of one reader as one session, each click once', async () => {
  const at = '2026-06-02T08:00:00Z';
  await Promise.all([
    use(at, 'a', 'view', '198.51.100.1'),
    use('2026-06-02T08:00:05Z', 'a', 'view', '198.51.100.1'),
    countSearch({ db: press.db, now: () => new Date(at) }, reader('198.51.100.1')),
  ]);
  const before = await titles(WORLD, '2026-06');
  await Promise.all([count('2026-06-02T09:10:00Z'), count('2026-06-02T09:10:00Z')]);
  const after = await titles(WORLD, '2026-06');
  expect(before['CES|2026|Regular']).toEqual(REQUESTS(1, 1));
  expect(after['CES|2026|Regular']).toEqual(REQUESTS(2, 2));
  expect(after['~search|0001|Regular']).toEqual({ Searches_Platform: 1 });
});

it('keeps neither sessions nor keys of hours that are counted, and no address at any time', async () => {
  await use('2026-06-03T08:00:00Z', 'a', 'view', '198.51.100.77', 'A rare browser');
  const [session] = (await press.db.collection(USAGE_SESSIONS).get()).docs;
  expect(JSON.stringify([session?.id, session?.data()])).not.toMatch(/198\.51|rare/);
  await count('2026-06-03T09:10:00Z');
  expect((await press.db.collection(USAGE_SESSIONS).get()).size).toBe(0);
  const state = (await press.db.collection(USAGE_STATE).get()).docs.map(({ id }) => id);
  expect(state.toSorted()).toEqual(['counted', 'customers']);
});

it('gives a reader another mark in each hour', async () => {
  await use('2026-06-04T08:30:00Z', 'a', 'view', '198.51.100.1');
  await use('2026-06-04T09:30:00Z', 'a', 'view', '198.51.100.1');
  const marks = (await press.db.collection(USAGE_SESSIONS).get()).docs.map(({ id }) =>
    id.slice(id.indexOf('~')),
  );
  expect(new Set(marks).size).toBe(2);
});

it('deletes months that reports need no longer', async () => {
  await count('2029-05-01T09:10:00Z');
  expect(await titles(WORLD, '2026-05')).not.toEqual({});
  await count('2029-07-01T09:10:00Z');
  expect(await titles(WORLD, '2026-05')).toEqual({});
  expect(await titles(WORLD, '2026-06')).toEqual({});
});
