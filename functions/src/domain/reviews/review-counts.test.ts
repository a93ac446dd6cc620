import { expect, it } from 'vitest';
import { countChanges } from './review-counts.ts';

const changes = (...asked: Parameters<typeof countChanges>) =>
  Object.fromEntries(countChanges(...asked));

it('counts a review in the counter of its state', () => {
  expect(changes(null, { state: 'invited' })).toEqual({ invited: 1 });
  expect(changes({ state: 'invited' }, { state: 'accepted' })).toEqual({ invited: -1, working: 1 });
  expect(changes({ state: 'accepted' }, { state: 'overdue' })).toEqual({});
});

it('counts the days of the first report once', () => {
  const sent = { state: 'submitted', reportDays: 18 } as const;
  const returned = { state: 'returned_for_clarification', reportDays: 18 } as const;
  expect(changes({ state: 'in_progress' }, sent)).toEqual({
    ...{ working: -1, done: 1, timed: 1, reportDays: 18 },
  });
  expect(changes(sent, returned)).toEqual({ done: -1, working: 1 });
  expect(changes(null, { state: 'submitted', reportDays: 0 })).toEqual({ done: 1, timed: 1 });
});

it('counts a review cancelled after acceptance separately, until the reviewer is invited again', () => {
  const cancelled = { state: 'cancelled', withdrawn: true } as const;
  expect(changes({ state: 'accepted' }, cancelled)).toEqual({
    ...{ working: -1, cancelled: 1, withdrawn: 1 },
  });
  expect(changes(cancelled, { state: 'invited' })).toEqual({
    ...{ cancelled: -1, withdrawn: -1, invited: 1 },
  });
  // Cancelled before these were counted.
  expect(changes({ state: 'cancelled' }, { state: 'invited' })).toEqual({
    ...{ cancelled: -1, invited: 1 },
  });
});

it('removes everything that a review added', () => {
  expect(changes({ state: 'thanked', reportDays: 12 }, null)).toEqual({
    ...{ done: -1, timed: -1, reportDays: -12 },
  });
});
