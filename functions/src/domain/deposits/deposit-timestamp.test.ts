import { expect, it } from 'vitest';
import { depositTimestamp } from './deposit-timestamp.ts';

const NOON = new Date('2026-11-22T12:00:00.123Z');

it('writes a moment in 17 digits', () => {
  expect(depositTimestamp(NOON)).toBe('20261122120000123');
});

it.each([
  ['the same moment', '20261122120000123', '20261122120000124'],
  ['a later moment, as of a clock that was set back', '20261123000000000', '20261123000000001'],
  ['an earlier moment', '20261122115959999', '20261122120000123'],
  ['milliseconds since 1970, as of another system', '1795348800123', '20261122120000123'],
  ['14 digits, as of another system', '20261122120000', '20261122120000123'],
  ['the last millisecond of a year', '20261231235959999', '20261231235960000'],
])('grows after %s', (_name, last, next) => {
  expect(depositTimestamp(NOON, last)).toBe(next);
  expect(BigInt(next)).toBeGreaterThan(BigInt(last));
});
