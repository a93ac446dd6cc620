import { expect, it } from 'vitest';
import { extensionProblem, laterDay } from './extension-days.ts';

const NOW = new Date('2026-06-10T09:00:00.000Z');

it('offers two weeks after the current due date, or after today if that has passed', () => {
  expect(laterDay('2026-06-20T12:00:00.000Z', NOW)).toBe('2026-07-04');
  expect(laterDay('2026-05-20T12:00:00.000Z', NOW)).toBe('2026-06-24');
  expect(laterDay(undefined, NOW)).toBe('2026-06-24');
});

it.each([
  ['', 'Enter a date.'],
  ['2026-06-09', 'Enter a date in the future.'],
  ['2026-06-20', 'Enter a date after the current due date.'],
  ['2026-06-21', null],
  ['2028-01-01', 'Enter a date within one year.'],
])('says what is wrong with %s', (day, problem) => {
  expect(extensionProblem(day, '2026-06-20T12:00:00.000Z', NOW)).toBe(problem);
});
