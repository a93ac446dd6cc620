import type { Element } from '@xmldom/xmldom';
import { childrenOf, wordsAt } from '../xml/read-xml.ts';

/** A day as the API shows it, to the day, the month or the year. */
export interface DateParts {
  readonly 'date-parts': readonly (readonly number[])[];
}

/** A moment as the API shows it. */
export const momentOf = (iso: string) => ({
  ...partsOf(iso.slice(0, 10)),
  'date-time': `${iso.slice(0, 19)}Z`,
  timestamp: Date.parse(iso),
});

/** `2026-11-20` in parts. */
export const partsOf = (day: string): DateParts => ({ 'date-parts': [day.split('-').map(Number)] });

function dateIn(element: Element): DateParts {
  const parts = ['year', 'month', 'day'].map((name) => Number(wordsAt(element, name) ?? 0));
  const end = parts.indexOf(0);
  return { 'date-parts': [end < 0 ? parts : parts.slice(0, end)] };
}

const KINDS: readonly (readonly [element: string, medium: string | null, shown: string])[] = [
  ['publication_date', 'online', 'published-online'],
  ['publication_date', 'print', 'published-print'],
  ['publication_date', 'other', 'published-other'],
  ['posted_date', null, 'posted'],
  ['acceptance_date', null, 'accepted'],
  ['approval_date', null, 'approved'],
  ['review_date', null, 'published-online'],
];
const PUBLISHED = ['published-online', 'published-print', 'published-other', 'posted', 'approved'];

const earliest = (dates: readonly DateParts[]): DateParts | undefined =>
  dates.toSorted((a, b) => numberOf(a) - numberOf(b))[0];

const numberOf = ({ 'date-parts': [parts = []] }: DateParts): number =>
  (parts[0] ?? 0) * 10_000 + (parts[1] ?? 0) * 100 + (parts[2] ?? 0);

/** The dates of a work, each by its kind, and when it was published at all. */
export function datesOf(element: Element): Readonly<Record<string, DateParts>> {
  const found: Record<string, DateParts> = {};
  for (const [name, medium, shown] of KINDS) {
    // Where no medium is named it is print.
    const one = childrenOf(element, name).find(
      (each) => medium === null || (each.getAttribute('media_type') || 'print') === medium,
    );
    if (one) found[shown] = dateIn(one);
  }
  const published = earliest(PUBLISHED.flatMap((kind) => found[kind] ?? []));
  return { ...found, ...(published && { published, issued: published }) };
}
