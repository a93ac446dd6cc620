import { expect, it } from 'vitest';
import { nextRun } from './schedules.ts';

it.each([
  ['everyMinute', '2026-06-01T09:00:59.999Z', '2026-06-01T09:01:00.000Z'],
  ['everyFiveMinutes', '2026-06-01T09:05:00.000Z', '2026-06-01T09:10:00.000Z'],
  ['hourly', '2026-06-01T09:05:00.000Z', '2026-06-01T09:10:00.000Z'],
  ['hourly', '2026-06-01T09:10:00.000Z', '2026-06-01T10:10:00.000Z'],
  ['daily', '2026-06-01T04:59:00.000Z', '2026-06-01T05:00:00.000Z'],
  ['daily', '2026-06-01T05:00:01.000Z', '2026-06-02T05:00:00.000Z'],
] as const)('runs %s, seen at %s, next at %s', (schedule, now, next) => {
  expect(nextRun(schedule, new Date(now)).toISOString()).toBe(next);
});
