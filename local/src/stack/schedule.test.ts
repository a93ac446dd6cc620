import { expect, test } from 'vitest';
import { parseSchedule } from './schedule.ts';

const at = (text: string) => new Date(`${text}Z`);

test.each([
  ['every 5 minutes', '2026-03-02T10:05:00', true],
  ['every 5 minutes', '2026-03-02T10:06:00', false],
  ['every 2 hours', '2026-03-02T10:00:00', true],
  ['every 2 hours', '2026-03-02T11:00:00', false],
  ['every 1 minute', '2026-03-02T11:37:00', true],
  ['every day 04:30', '2026-03-02T04:30:00', true],
  ['every day 04:30', '2026-03-02T05:30:00', false],
  ['*/10 * * * *', '2026-03-02T04:20:00', true],
  ['*/10 * * * *', '2026-03-02T04:25:00', false],
  ['0 3 * * 1', '2026-03-02T03:00:00', true],
  ['0 3 * * 1', '2026-03-03T03:00:00', false],
  ['0 3 * * 7', '2026-03-01T03:00:00', true],
  ['0 3 1-5,20 * *', '2026-03-20T03:00:00', true],
  ['0 3 1-5,20 * *', '2026-03-06T03:00:00', false],
  ['0 0 13 * 5', '2026-03-06T00:00:00', true],
  ['0 0 13 * 5', '2026-03-13T00:00:00', true],
  ['0 0 13 * 5', '2026-03-14T00:00:00', false],
])('says of "%s" whether it is due at %s', (text, minute, due) => {
  expect(parseSchedule(text)?.(at(minute))).toBe(due);
});

test.each(['', 'now and then', '* * * *', '61 * * * *', '*/0 * * * *', 'a b c d e'])(
  'refuses "%s"',
  (text) => {
    expect(parseSchedule(text)).toBeNull();
  },
);
