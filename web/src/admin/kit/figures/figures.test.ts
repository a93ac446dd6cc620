import { addDays, NO_STAT_DAY, type StatDay, StatMonthSchema } from '@quire/model/entities/stat';
import { expect, it } from 'vitest';
import { FIGURES, revenueGroup } from './figures.ts';
import {
  axisSpan,
  axisTop,
  firstOfTwoYears,
  monthsBetween,
  seriesOf,
  shortPoint,
  twoYearsOf,
} from './series.ts';

const day = (more: object) => ({ views: 0, downloads: 0, received: 0, published: 0, ...more });
const month = (name: string, days: object) =>
  StatMonthSchema.parse({ scope: 'CES', month: name, days, updatedAt: '2026-06-01T00:00:00Z' });

const MONTHS = [
  month('2026-01', {
    '05': day({ views: 3, decisions: { accept: 1 }, firstDecision: { 10: 1 }, overdue: 4 }),
    '31': day({ views: 2, decisions: { reject: 2 }, firstDecision: { 20: 2 }, overdue: 1 }),
  }),
  month('2026-03', { '01': day({ downloads: 1, decisions: { accept: 1 } }) }),
];

const figure = (key: string) => {
  const found = FIGURES.flatMap(({ figures }) => figures).find((each) => each.key === key);
  if (!found) throw new Error(key);
  return found;
};

it('counts months across the end of a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

it('has a point for each month, including empty ones, and the total', () => {
  const { points, sum } = seriesOf(MONTHS, '2026-01', '2026-03', 'month');
  expect(points.map(({ at, figures }) => [at, figures.views, figures.downloads])).toEqual([
    ['2026-01', 5, 0],
    ['2026-02', 0, 0],
    ['2026-03', 0, 1],
  ]);
  expect(figure('rate').of(sum)).toBe(50);
  expect(figure('firstMedian').of(sum)).toBe(20);
  expect(figure('firstMean').of(sum)).toBe(16.7);
  expect(figure('acceptanceMean').of(sum)).toBeNull();
});

it('takes the value at the end of a month, not the sum of its days', () => {
  const { points } = seriesOf(MONTHS, '2026-01', '2026-01', 'month');
  expect(points[0] && figure('overdue').of(points[0].figures)).toBe(1);
});

it('has a point for each day of a month', () => {
  const { points } = seriesOf(MONTHS, '2026-01', '2026-02', 'day');
  expect(points).toHaveLength(59);
  expect(points[4]).toMatchObject({ at: '2026-01-05', figures: { views: 3 } });
});

it('distinguishes a month without events from one without data', () => {
  const { points } = seriesOf([month('2026-01', { '05': day({}) })], '2026-01', '2026-02', 'month');
  expect(points.map(({ isSummed }) => isSummed)).toEqual([true, false]);
});

it.each([
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [33, 40],
  [58.3, 60],
  [1_001, 2_000],
])('ends the axis of %d at %d', (value, top) => {
  expect(axisTop(value)).toBe(top);
});

it('labels points briefly', () => {
  expect([shortPoint('2026-06'), shortPoint('2026-06-07')]).toEqual(['Jun 26', '7 Jun']);
});

it('extends an axis below zero only for negative values', () => {
  expect(axisSpan([3, 0, 7])).toEqual({ least: 0, most: 8 });
  expect(axisSpan([])).toEqual({ least: 0, most: axisTop(0) });
  expect(axisSpan([900, -150])).toEqual({ least: -200, most: 1_000 });
  expect(axisSpan([-150, 0])).toEqual({ least: -200, most: 0 });
});

it('shows revenue by currency in whole units, without adding currencies', () => {
  const at = (revenue: StatDay['revenue']): StatDay => ({ ...NO_STAT_DAY, revenue });
  const sum = addDays(at({ EUR: 90_050, JPY: 5_000 }), at({ EUR: -50 }));
  const figures = revenueGroup(sum)?.figures ?? [];
  expect(figures.map(({ label, of }) => [label, of(sum)])).toEqual([
    ['EUR', 900],
    ['JPY', 5_000],
  ]);
  expect(revenueGroup(NO_STAT_DAY)).toBeNull();
});

it.each([
  ['2026-06-10', '2024-07'],
  ['2026-12-01', '2025-01'],
  ['2026-01-31', '2024-02'],
])('compares two years that end on %s from %s on', (today, first) => {
  expect(firstOfTwoYears(today)).toBe(first);
});

it('shows each month beside the same month a year earlier, and compares the same days', () => {
  const two = twoYearsOf(
    [
      month('2025-03', { '09': day({ received: 2 }), '20': day({ received: 5 }) }),
      month('2026-03', { '01': day({ received: 3 }) }),
      month('2024-03', { '01': day({ received: 100 }) }),
    ],
    '2026-03-10',
  );
  const received = figure('received');
  expect(two.points).toHaveLength(12);
  expect(two.points.at(-1)?.at).toBe('2026-03');
  expect(two.earlier.at(-1)?.at).toBe('2025-03');
  expect(two.earlier.at(-1)?.figures.received).toBe(7);
  // The 20th of March is yet to come this year.
  expect([received.of(two.sum), received.of(two.sumEarlier)]).toEqual([3, 2]);
});
