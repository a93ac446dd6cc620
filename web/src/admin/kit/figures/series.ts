/** Roll-ups → the figures of a page: points over time, and their total. */

import { addDays, NO_STAT_DAY, type StatDay, type StatMonth } from '@quire/model/entities/stat';
import { locale } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';

export interface Point {
  /** `2026-06`, or `2026-06-01`. */
  readonly at: string;
  readonly figures: StatDay;
  /** Whether any of its days has data; otherwise the value is unknown. */
  readonly isSummed: boolean;
}

export const SERIES_STEPS = {
  day: t('officeFigures.stepDay'),
  month: t('officeFigures.stepMonth'),
} as const;
export type SeriesStep = keyof typeof SERIES_STEPS;

const two = (n: number) => String(n).padStart(2, '0');

function daysOf({ month, days }: StatMonth): Point[] {
  return Object.entries(days)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, figures]) => ({ at: `${month}-${date}`, figures, isSummed: true }));
}

/** The months from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = from.split('-').map(Number);
  for (let at = from; at <= to; at = `${year}-${two(month)}`) {
    months.push(at);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}

const lengthOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** The later level counts; without data there is none. */
const sumOf = (points: readonly Pick<Point, 'figures'>[]): StatDay =>
  points.reduce((sum, { figures }) => addDays(sum, figures), NO_STAT_DAY);

/** A point for each day or month of a period, including empty ones. */
export function seriesOf(
  months: readonly StatMonth[],
  from: string,
  to: string,
  step: SeriesStep,
): { readonly points: readonly Point[]; readonly sum: StatDay } {
  const known = new Map(months.map((month) => [month.month, daysOf(month)]));
  const period = monthsBetween(from, to);
  const sum = sumOf(period.flatMap((month) => known.get(month) ?? []));
  if (step === 'month') {
    const points = period.map((at) => {
      const days = known.get(at) ?? [];
      return { at, figures: sumOf(days), isSummed: days.length > 0 };
    });
    return { points, sum };
  }
  const points = period.flatMap((month) => {
    const days = new Map(known.get(month)?.map((point) => [point.at, point]));
    return Array.from({ length: lengthOf(month) }, (_, n) => {
      const at = `${month}-${two(n + 1)}`;
      return days.get(at) ?? { at, figures: NO_STAT_DAY, isSummed: false };
    });
  });
  return { points, sum };
}

const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;

/** The twelve months up to that of a day, and the twelve before. */
export interface TwoYears {
  readonly points: readonly Point[];
  readonly earlier: readonly Point[];
  readonly sum: StatDay;
  /** The total of the same days a year earlier; later days are in the points but not in this total. */
  readonly sumEarlier: StatDay;
}

/** The first month of the two years that end with a day. */
export const firstOfTwoYears = (today: string): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return month === 12 ? `${year - 1}-01` : `${year - 2}-${two(month + 1)}`;
};

/** The last twelve months of some roll-ups beside the twelve before, month by month. */
export function twoYearsOf(months: readonly StatMonth[], today: string): TwoYears {
  const all = monthsBetween(firstOfTwoYears(today), today.slice(0, 7));
  const [earlier, latest] = [all.slice(0, 12), all.slice(12)];
  const ofMonths = (some: readonly string[], until: string) => {
    const wanted = new Set(some);
    const days = months.filter(({ month }) => wanted.has(month)).flatMap(daysOf);
    return {
      points: some.map((at) => {
        const own = days.filter((day) => day.at.startsWith(at));
        return { at, figures: sumOf(own), isSummed: own.length > 0 };
      }),
      sum: sumOf(days.filter(({ at }) => at <= until)),
    };
  };
  const now = ofMonths(latest, today);
  const before = ofMonths(earlier, yearBefore(today));
  return { ...now, earlier: before.points, sumEarlier: before.sum };
}

/** The upper end of an axis: above the value, easy to read, and even, so that its half is a whole number. */
export function axisTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const step = [1, 2, 4, 6, 8].find((each) => each * unit >= value && (each * unit) % 2 === 0);
  return step ? step * unit : 10 * unit;
}

/** The range of the axis for these values; below zero only if one of them is. */
export function axisSpan(values: readonly number[]): {
  readonly least: number;
  readonly most: number;
} {
  const lowest = Math.min(0, ...values);
  const least = lowest < 0 ? -axisTop(-lowest) : 0;
  const highest = Math.max(0, ...values);
  return { least, most: highest > 0 || least === 0 ? axisTop(highest) : 0 };
}

const month = () =>
  new Intl.DateTimeFormat(locale(), { month: 'short', year: '2-digit', timeZone: 'UTC' });
const dayOfMonth = () =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A point's label below its bar: “Jun 26”, “7 Jun”. */
export const shortPoint = (at: string): string =>
  (at.length > 7 ? dayOfMonth() : month()).format(new Date(at.length > 7 ? at : `${at}-01`));
