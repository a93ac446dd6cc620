import { afterEach, expect, test } from 'vitest';
import { bindLanguage } from './language.ts';
import { formatMonth } from './months.ts';

afterEach(() => bindLanguage(() => undefined));

test.each([
  ['en', 'November 2026'],
  ['de', 'November 2026'],
  ['fr', 'Novembre 2026'],
  ['es', 'Noviembre de 2026'],
] as const)('begins the heading of a month with a capital: %s', (tag, heading) => {
  bindLanguage(() => tag);
  expect(formatMonth('2026-11')).toBe(heading);
});
