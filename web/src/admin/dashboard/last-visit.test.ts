import { expect, it } from 'vitest';
import { visitsAt } from './last-visit.ts';

const at = (time: string) => new Date(`2026-03-10T${time}:00.000Z`);

it('covers the last week on a first visit', () => {
  expect(visitsAt(null, at('12:00')).before).toBe('2026-03-03T12:00:00.000Z');
});

it('counts what follows within half an hour as the same visit', () => {
  const first = visitsAt(null, at('12:00'));
  const again = visitsAt(first, at('12:30'));
  expect(again).toEqual({ before: first.before, seen: at('12:30').toISOString() });
});

it('starts a new visit after that, since the last activity of the previous one', () => {
  const first = visitsAt(visitsAt(null, at('12:00')), at('12:20'));
  expect(visitsAt(first, at('12:51')).before).toBe(at('12:20').toISOString());
});
