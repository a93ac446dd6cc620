/** A scripted audit (Code of Practice, appendix E): a known pattern of clicks gives these figures exactly. */
import {
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_JOURNALS,
  USAGE_SESSIONS,
  USAGE_STATE,
} from '@quire/model/collections';
import { WORLD } from '@quire/model/entities/counter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../../testing/test-press.ts';
import { countBookFile, countBookUse, countSearch, countUse } from '../count-use.ts';
import { countHours, monthRef } from './count-hours.ts';
import { customersRef } from './customers.ts';
import { shardOf } from './items.ts';
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
const openBook = (
  at: string,
  chapter: number | null,
  what: 'view' | 'download',
  address: string,
  book = 'tides',
) =>
  countBookUse(
    { db: press.db, now: () => new Date(at) },
    { book, what, ...(chapter !== null && { chapter: String(chapter) }) },
    reader(address),
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
  const chapter = (title: string, more: object = {}) => ({
    ...{ title, authors: ['Ada Lund'], pages: '', summary: '' },
    ...more,
  });
  await press.db
    .collection(PUBLISHED_BOOKS)
    .doc('tides')
    .set({
      ...{ bkey: 'tides', title: 'Tides and numbers', published: '2024-05-06' },
      contributors: { authors: [], editors: [] },
      pdf: { href: '/media/books/tides/whole.pdf' },
      chapters: [
        chapter('Gauges'),
        chapter('Waves', { href: '/media/books/tides/waves.pdf' }),
        chapter('Index', { authors: [] }),
      ],
    });
  await press.db
    .collection(PUBLISHED_BOOKS)
    .doc('short')
    .set({
      ...{ bkey: 'short', title: 'A short book', published: '2024-01-02', chapters: [] },
      contributors: { authors: [], editors: [] },
    });
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

describe('books', () => {
  const BOOK = 'books/tides|2024|Regular';
  const books = (investigations: number, requests: number) => ({
    Unique_Title_Investigations: investigations,
    ...(requests > 0 && { Unique_Title_Requests: requests }),
  });
  const items = async (month: string) => {
    const tables = await Promise.all(
      ['', '/1', '/2', '/3', '/4'].map(async (part) => {
        const id = `books/tides${part}`;
        const stored = (await monthRef(press.db, WORLD, month, shardOf(id)).get()).data();
        return [...unpack(stored, CountTable)].filter(([key]) => key.startsWith(`${id}|`));
      }),
    );
    return Object.fromEntries(tables.flat());
  };

  it('counts a page as an investigation, a chapter’s file as a request, and the title once per session', async () => {
    const at = (time: string) => `2026-08-03T${time}Z`;
    await openBook(at('10:00:00'), null, 'view', '192.0.2.1');
    await openBook(at('10:01:00'), 1, 'view', '192.0.2.1');
    await openBook(at('10:02:00'), 1, 'download', '192.0.2.1');
    await openBook(at('10:03:00'), 2, 'download', '192.0.2.1');
    // A double click, and the same file later.
    await openBook(at('10:03:20'), 2, 'download', '192.0.2.1');
    await openBook(at('10:09:00'), 2, 'download', '192.0.2.1');
    // Another session, without a request; and a chapter that the book does not have.
    await openBook(at('11:00:00'), 2, 'view', '192.0.2.1');
    await openBook(at('11:01:00'), 9, 'download', '192.0.2.1');
    await count(at('12:10:00'));
    const total = {
      ...{ Total_Item_Investigations: 6, Unique_Item_Investigations: 4 },
      ...{ Total_Item_Requests: 3, Unique_Item_Requests: 2, ...books(2, 1) },
    };
    expect(await titles(WORLD, '2026-08')).toEqual({ [BOOK]: total });
    expect(await titles(NORTH, '2026-08')).toEqual({ [BOOK]: total });
    expect(await items('2026-08')).toEqual({
      [BOOK]: INVESTIGATIONS(1, 1),
      'books/tides/1|2024|Regular': {
        ...INVESTIGATIONS(2, 1),
        ...{ Total_Item_Requests: 1, Unique_Item_Requests: 1 },
      },
      'books/tides/2|2024|Regular': {
        ...INVESTIGATIONS(3, 2),
        ...{ Total_Item_Requests: 2, Unique_Item_Requests: 1 },
      },
    });
  });

  it('counts a whole book as each of its chapters, and without chapters as one item', async () => {
    const at = (time: string) => `2026-09-03T${time}Z`;
    await openBook(at('10:00:00'), null, 'download', '203.0.113.1');
    // A chapter of it apart is the same unique item.
    await openBook(at('10:05:00'), 3, 'download', '203.0.113.1');
    await openBook(at('10:06:00'), null, 'download', '203.0.113.1', 'short');
    await count(at('11:10:00'));
    expect(await titles(WORLD, '2026-09')).toEqual({
      [BOOK]: { ...REQUESTS(4, 3), ...books(1, 1) },
      'books/short|2024|Regular': { ...REQUESTS(1, 1), ...books(1, 1) },
    });
    expect(await items('2026-09')).toEqual({
      'books/tides/1|2024|Regular': REQUESTS(1, 1),
      'books/tides/2|2024|Regular': REQUESTS(1, 1),
      'books/tides/3|2024|Regular': REQUESTS(2, 1),
    });
  });

  it('counts a file by its address, and nothing of a book or file that is not there', async () => {
    const at = '2026-10-03T10:00:00Z';
    const open = (name: string, bkey = 'tides') =>
      countBookFile(
        { db: press.db, now: () => new Date(at) },
        { bkey, href: `/media/books/${bkey}/${name}` },
        reader('203.0.113.1'),
      );
    expect(await open('waves.pdf')).toBe(true);
    expect(await open('figure.pdf')).toBe(false);
    expect(await open('waves.pdf', 'none')).toBe(false);
    expect(await openBook(at, null, 'view', '203.0.113.1', 'none')).toBe(false);
    await count('2026-10-03T11:10:00Z');
    expect(await items('2026-10')).toEqual({ 'books/tides/2|2024|Regular': REQUESTS(1, 1) });
    expect(await open('whole.pdf')).toBe(true);
    await count('2026-10-03T11:10:00Z');
    expect(Object.keys(await items('2026-10'))).toHaveLength(3);
  });

  it('gives what appendix E expects: 70 chapters of 7 books are 70 items and 7 titles', async () => {
    const chapters = Array.from({ length: 10 }, (_, at) => ({
      ...{ title: `Part ${at}`, authors: [], pages: '', summary: '' },
    }));
    for (let book = 1; book <= 7; book += 1) {
      const bkey = `audit${book}`;
      await press.db
        .collection(PUBLISHED_BOOKS)
        .doc(bkey)
        .set({
          ...{ bkey, title: bkey, published: '2023-01-01', chapters },
          contributors: { authors: [], editors: [] },
        });
      const day = `2026-11-0${book}`;
      await Promise.all(
        chapters.map((_, at) =>
          openBook(`${day}T10:${at + 10}:00Z`, at + 1, 'download', '203.0.113.1', bkey),
        ),
      );
    }
    await count('2026-11-08T10:10:00Z');
    const rows = Object.values(await titles(WORLD, '2026-11'));
    const sum = (metric: string) => rows.reduce((all, row) => all + (row[metric] ?? 0), 0);
    for (const metric of ['Total', 'Unique'])
      for (const kind of ['Investigations', 'Requests'])
        expect(sum(`${metric}_Item_${kind}`)).toBe(70);
    expect(sum('Unique_Title_Investigations')).toBe(7);
    expect(sum('Unique_Title_Requests')).toBe(7);
  });
});

it('deletes months that reports need no longer', async () => {
  await count('2029-05-01T09:10:00Z');
  expect(await titles(WORLD, '2026-05')).not.toEqual({});
  await count('2029-07-01T09:10:00Z');
  expect(await titles(WORLD, '2026-05')).toEqual({});
  expect(await titles(WORLD, '2026-06')).toEqual({});
});
