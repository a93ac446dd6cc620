import { SIGN_IN_ATTEMPTS, SIGN_IN_PAUSE_SECONDS } from '@quire/model/constants';
import { expect, test } from 'vitest';
import { type Attempts, NO_ATTEMPTS, oneMore, pauseAfter } from './attempts.ts';

const START = Date.UTC(2026, 0, 1);

/** So many wrong passwords, one after another. */
function wrong(times: number): Attempts {
  return Array.from({ length: times }).reduce<Attempts>((all) => oneMore(all, START), NO_ATTEMPTS);
}

test('asks for no pause before the last attempt, and for a whole one at it', () => {
  expect(pauseAfter(wrong(SIGN_IN_ATTEMPTS - 1), START)).toBe(0);
  expect(pauseAfter(wrong(SIGN_IN_ATTEMPTS), START)).toBe(SIGN_IN_PAUSE_SECONDS);
});

test('lets the pause pass, and counts again from one', () => {
  const attempts = wrong(SIGN_IN_ATTEMPTS);
  const later = START + SIGN_IN_PAUSE_SECONDS * 1000;
  expect(pauseAfter(attempts, later - 1)).toBe(1);
  expect(pauseAfter(attempts, later)).toBe(0);
  expect(oneMore(attempts, later).count).toBe(1);
});

test('makes nobody wait longer because the clock was set back', () => {
  expect(pauseAfter(wrong(SIGN_IN_ATTEMPTS), START - 86_400_000)).toBe(SIGN_IN_PAUSE_SECONDS);
});
