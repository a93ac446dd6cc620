import { describe, expect, test } from 'vitest';
import { longDate, shortDate } from './dates.ts';
import { formatList, formatNumber } from './numbers.ts';
import { t } from './t.ts';

describe('a text', () => {
  test('is what the catalogue says, with its values', () => {
    expect(t('layouts.menu')).toBe('Menu');
    expect(t('layouts.allResults', { words: 'salt' })).toBe('All results for “salt”');
  });

  test('has a type for its key and its values', () => {
    // @ts-expect-error there is no such message
    expect(() => t('layouts.nothing')).toThrow('there is no message');
    // @ts-expect-error a value is missing
    t('layouts.allResults');
    // @ts-expect-error a value has another name
    t('layouts.allResults', { word: 'salt' });
    // @ts-expect-error the text has no values
    t('layouts.menu', { words: 'salt' });
    // @ts-expect-error a plural counts a number
    t('search.results', { count: 'three' });
  });
});

test('dates are written in one way, numbers and lists as English has them', () => {
  expect(longDate('2026-11-22')).toBe('22 November 2026');
  expect(shortDate('2026-11-22')).toBe('22 Nov 2026');
  expect(formatNumber(12_345)).toBe('12,345');
  expect(formatList(['A', 'B', 'C'])).toBe('A, B and C');
});
