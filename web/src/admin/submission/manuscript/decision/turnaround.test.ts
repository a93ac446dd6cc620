import { expect, it } from 'vitest';
import { turnaround } from './turnaround.ts';

it.each([
  ['2026-03-13T09:00:00.000Z', '12 days'],
  ['2026-03-02T09:00:00.000Z', '1 day'],
  ['2026-03-01T12:00:00.000Z', '0 days'],
  [undefined, '–'],
])('counts the days from the invitation to %s', (submitted, words) => {
  expect(turnaround({ invited: '2026-03-01T09:00:00.000Z', submitted })).toBe(words);
});
