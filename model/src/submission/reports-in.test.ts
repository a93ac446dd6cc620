import { expect, test } from 'vitest';
import type { ReviewState } from '../states/review-states.ts';
import { missingReports, reportsIn } from './reports-in.ts';

const review = (reviewerId: string, state: ReviewState, round = 0) => ({
  reviewerId,
  state,
  round,
});
const says = (reviews: ReturnType<typeof review>[], round = 0, wanted = 2) =>
  missingReports(reportsIn(reviews, round, wanted));

test('names what is missing in a first round', () => {
  expect(says([])).toBe('The journal requires 2 reports, and there is none.');
  expect(says([], 0, 1)).toBe('The journal requires one report, and there is none.');
  const one = [review('a', 'submitted'), review('b', 'accepted'), review('c', 'declined')];
  expect(says(one)).toBe('The journal requires 2 reports, and there is one.');
  expect(says([...one, review('d', 'thanked')], 0, 3)).toContain('and there are 2.');
});

test('is content with as many as the journal asks for', () => {
  const two = [review('a', 'submitted'), review('b', 'considered')];
  expect(says(two)).toBeNull();
  expect(says([], 0, 0)).toBeNull();
  expect(says([review('a', 'expired')], 0, 0)).toBeNull();
});

test('counts a reviewer of two rounds once, and the reports of earlier rounds', () => {
  expect(says([review('a', 'submitted'), review('a', 'submitted', 1)], 1)).toContain('is one');
  const two = [review('a', 'thanked'), review('b', 'thanked')];
  // The editor judged the revision without inviting reviewers.
  expect(says(two, 1)).toBeNull();
  expect(says([...two, review('a', 'submitted', 1), review('b', 'cancelled', 1)], 1)).toBeNull();
});

test('names a later round that was asked for and brought nothing', () => {
  const two = [review('a', 'thanked'), review('b', 'thanked')];
  expect(says([...two, review('a', 'cancelled', 1)], 1)).toBe(
    'No reviewer of this round has reported.',
  );
});
