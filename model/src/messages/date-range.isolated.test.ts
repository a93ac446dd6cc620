import { afterEach, expect, test } from 'vitest';
import { dateRange } from './date-range.ts';
import { bindLanguage } from './language.ts';

afterEach(() => bindLanguage(() => undefined));

test.each([
  ['2027-05-12', '2027-05-12', '12 May 2027'],
  ['2027-05-12', '2027-05-14', '12–14 May 2027'],
  ['2027-04-28', '2027-05-02', '28 April – 2 May 2027'],
  [undefined, '2027-05-14', '14 May 2027'],
  ['2027-05-12', undefined, '12 May 2027'],
  [undefined, undefined, ''],
  ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
])('writes %s to %s as %s', (start, end, text) => {
  expect(dateRange(start, end)).toBe(text);
});

test.each([
  ['2026-06-01', '2026-06-05', '1er–5 juin 2026'],
  ['2026-12-30', '2027-01-01', '30 décembre 2026 – 1er janvier 2027'],
  ['2026-06-10', '2026-06-11', '10–11 juin 2026'],
])('writes the first day of a month in French as an ordinal: %s to %s', (start, end, text) => {
  bindLanguage(() => 'fr');
  expect(dateRange(start, end)).toBe(text);
});

test.each([
  ['2026-06-18', '2026-06-19', '2026年6月18日至19日'],
  ['2026-06-28', '2026-07-03', '2026年6月28日至7月3日'],
  ['2026-12-30', '2027-01-01', '2026年12月30日至2027年1月1日'],
])('writes a range in Chinese in words, as dates: %s to %s', (start, end, text) => {
  bindLanguage(() => 'zh-Hans');
  expect(dateRange(start, end)).toBe(text);
});
