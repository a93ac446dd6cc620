import { NO_DAY } from '@quire/model/entities/desk';
import { expect, test } from 'vitest';
import { daysSince, dueLabel } from './days.ts';

const NOW = '2026-03-10T12:00:00.000Z';

test('counts whole days, and none for the past', () => {
  expect(daysSince('2026-03-09T12:00:00.000Z', NOW)).toBe('1 day');
  expect(daysSince('2026-03-09T12:00:01.000Z', NOW)).toBe('0 days');
  expect(daysSince('2026-03-11T12:00:00.000Z', NOW)).toBe('0 days');
});

test('says how overdue something is', () => {
  expect(dueLabel('2026-03-08T00:00:00.000Z', NOW)).toEqual({
    text: '8 Mar 2026, 2 days late',
    isLate: true,
  });
  expect(dueLabel('2026-03-10T00:00:00.000Z', NOW)?.text).toBe('10 Mar 2026, today');
  expect(dueLabel('2026-03-12T00:00:00.000Z', NOW)).toEqual({
    text: '12 Mar 2026',
    isLate: false,
  });
});

test('gives nothing if nothing is due', () => {
  expect(dueLabel(undefined, NOW)).toBeNull();
  expect(dueLabel(NO_DAY, NOW)).toBeNull();
});
