import { SIGN_IN_ATTEMPTS, SIGN_IN_PAUSE_SECONDS } from '@quire/model/constants';
import { expect, test } from 'vitest';
import { type Attempts, NO_ATTEMPTS, oneMore, pauseAfter } from './attempts.ts';

const START = Date.UTC(2026, 0, 1);

/** Enters a number of wrong passwords. */
function wrong(times: number): Attempts {
  return Array.from({ length: times }).reduce<Attempts>((all) => oneMore(all, START), NO_ATTEMPTS);
}

test('starts a pause only with the last attempt', () => {
  expect(pauseAfter(wrong(SIGN_IN_ATTEMPTS - 1), START)).toBe(0);
  expect(pauseAfter(wrong(SIGN_IN_ATTEMPTS), START)).toBe(SIGN_IN_PAUSE_SECONDS);
});

test('counts from one again after the pause', () => {
  const attempts = wrong(SIGN_IN_ATTEMPTS);
  const later = START + SIGN_IN_PAUSE_SECONDS * 1000;
  expect(pauseAfter(attempts, later - 1)).toBe(1);
  expect(pauseAfter(attempts, later)).toBe(0);
  expect(oneMore(attempts, later).count).toBe(1);
});

test('does not extend the pause when the clock is set back', () => {
  expect(pauseAfter(wrong(SIGN_IN_ATTEMPTS), START - 86_400_000)).toBe(SIGN_IN_PAUSE_SECONDS);
});
