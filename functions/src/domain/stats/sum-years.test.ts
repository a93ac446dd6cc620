import {
  StatYearsSchema,
  shownFigures,
  YEAR_FIGURES,
  type YearFigureKey,
} from '@quire/model/entities/stat-years';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { showStatistics, sumYears } from './sum-years.ts';

let press: TestPress;
const now = () => new Date('2026-03-11T05:00:00.000Z');

const month = (scope: string, name: string, days: object) =>
  press.db.doc(`stats/${scope}~${name}`).set({ scope, month: name, days, updatedAt: AT });
const AT = '2026-01-01T00:00:00.000Z';

beforeEach(async () => {
  press = await startTestPress();
  await press.db.doc('journals/CES').set({ name: 'CES', publishesStatistics: true });
  await press.db.doc('journals/QPH').set({ name: 'QPH' });
  const counted = { reviewsAsked: 0, reviewsReceived: 0, publication: {} };
  await month('press', '2025-02', { '10': {}, '11': {} });
  await month('press', '2026-01', { '01': {}, '02': {} });
  await month('press', '2026-03', { '05': { ...counted, reviewsAsked: 3 }, '10': counted });
  await month('CES', '2025-02', {
    '11': { received: 2, decisions: { accept: 1, reject: 3 }, acceptance: { 60: 1 } },
  });
  await month('CES', '2026-03', {
    '05': { ...counted, reviewsAsked: 3, publication: { 90: 1, 95: 1, 103: 1 }, received: 1 },
  });
});
afterEach(() => press.close());

const years = async (path: string) =>
  StatYearsSchema.parse((await press.db.doc(path).get()).data());
const figures = async (key: YearFigureKey) =>
  (await years('stats/CES~years')).periods.map((period) => period.figures[key]);

it('shows this year beside the same days of last year and the whole of it', async () => {
  await sumYears({ db: press.db, now });
  const { periods, until } = await years('stats/CES~years');
  expect(until).toBe('2026-03-10');
  expect(periods.map(({ from, to }) => [from, to])).toEqual([
    ['2026-01-01', '2026-03-10'],
    ['2025-01-01', '2025-03-10'],
    ['2025-01-01', '2025-12-31'],
  ]);
  expect((await figures('received')).map(({ value }) => value)).toEqual([1, 2, 2]);
  expect((await figures('acceptanceRate')).map(({ value }) => value)).toEqual([null, 25, 25]);
});

it('says from when a figure was counted, and shows no zero before', async () => {
  await sumYears({ db: press.db, now });
  // On 1 January the press was counted, and nothing happened in the journal.
  expect(await figures('received')).toEqual([
    { value: 1 },
    { value: 2, since: '2025-02-10' },
    { value: 2, since: '2025-02-10' },
  ]);
  expect(await figures('reviewsAsked')).toEqual([
    { value: 3, since: '2026-03-05' },
    { value: null },
    { value: null },
  ]);
  expect(await figures('reviewsReceived')).toEqual([
    { value: 0, since: '2026-03-05' },
    { value: null },
    { value: null },
  ]);
  expect((await figures('publicationDays'))[0]).toEqual({ value: 95, since: '2026-03-05' });
  expect((await figures('publicationMeanDays'))[0]).toEqual({ value: 96, since: '2026-03-05' });
  expect((await figures('acceptanceDays')).map(({ value }) => value)).toEqual([null, 60, 60]);
});

it('shows the waivers of a journal with fees, and none of one that charges nothing', async () => {
  const waivers = { waiversAsked: 2, waiversGranted: 1 };
  await month('press', '2026-03', { '05': waivers });
  await month('CES', '2026-03', { '05': waivers });
  await sumYears({ db: press.db, now });
  expect((await figures('waiversAsked'))[0]).toEqual({ value: null });
  const free = (await years('stats/CES~years')).periods;
  expect(shownFigures(free)).not.toContain('waiversAsked');
  const fee = { type: 'research-article', amount: 90_000 };
  const charges = { currency: 'EUR', fees: [fee] };
  await press.db.doc('journals/CES').update({ charges });
  await sumYears({ db: press.db, now });
  const { periods } = await years('stats/CES~years');
  const [thisYear] = periods;
  expect(thisYear?.figures.waiversAsked).toEqual({ value: 2, since: '2026-03-05' });
  expect(thisYear?.figures.waiversGranted).toEqual({ value: 1, since: '2026-03-05' });
  expect(shownFigures(periods)).toEqual([...YEAR_FIGURES]);
  expect((await years('stats/press~years')).periods[0]?.figures.waiversAsked.value).toBe(2);
});

it('shows what was summed before a figure was there, without it', async () => {
  await sumYears({ db: press.db, now });
  const stored = (await press.db.doc('stats/CES~years').get()).data();
  const periods: { figures: Record<string, unknown> }[] = stored?.periods;
  for (const period of periods) delete period.figures.acceptanceDays;
  await press.db.doc('stats/CES~years').update({ periods });
  expect(await figures('acceptanceDays')).toEqual([
    { value: null },
    { value: null },
    { value: null },
  ]);
  expect((await figures('received')).map(({ value }) => value)).toEqual([1, 2, 2]);
});

it('lists the most read articles of the press and of each journal', async () => {
  const article = (id: string, views: number) => {
    const [journal, akey] = id.split('~');
    const metrics = { views, downloads: 1, since: '2026-01-01', until: '2026-03-10' };
    return press.db
      .doc(`publishedArticles/${id}`)
      .set({ journal, akey, issue: '1-1', title: id, metrics });
  };
  for (let n = 1; n <= 12; n += 1) await article(`CES~a${n}`, n);
  await article('QPH~b', 5);
  await article('QPH~notice', 50);
  await press.db.doc('publishedArticles/QPH~notice').update({ type: 'correction' });
  await press.db.doc('publishedArticles/QPH~unread').set({ journal: 'QPH', akey: 'unread' });
  await sumYears({ db: press.db, now });
  const read = async (scope: string) =>
    (await years(`stats/${scope}~years`)).mostRead.map(({ title }) => title);
  expect(await read('CES')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `CES~a${n}`));
  expect(await read('QPH')).toEqual(['QPH~b']);
  expect(await read('press')).toContain('QPH~b');
});

it('publishes the figures only of journals that want it', async () => {
  await sumYears({ db: press.db, now });
  const digest = press.db.doc('digests/statistics~CES');
  expect((await digest.get()).data()).toEqual((await press.db.doc('stats/CES~years').get()).data());
  expect((await press.db.doc('digests/statistics~QPH').get()).exists).toBe(false);
  await press.db.doc('journals/CES').update({ publishesStatistics: false });
  await showStatistics(press.db, 'CES');
  expect((await digest.get()).exists).toBe(false);
  await press.db.doc('journals/CES').update({ publishesStatistics: true });
  await showStatistics(press.db, 'CES');
  expect((await digest.get()).exists).toBe(true);
  await press.db.doc('journals/CES').update({ deletedAt: AT });
  await showStatistics(press.db, 'CES');
  expect((await digest.get()).exists).toBe(false);
});
