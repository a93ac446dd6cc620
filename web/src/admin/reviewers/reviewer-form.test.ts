import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { REVIEWER_FORM } from './reviewer-form.tsx';
import { readReviewer } from './reviewer-list.tsx';

test('shows every field of a reviewer, and no others', () => {
  expect(mistakesOf(REVIEWER_FORM)).toEqual({ unknown: [], missing: [] });
});

test('reads a reviewer with, without and with damaged counters', () => {
  const data = { given: 'Ada', family: 'Holt', email: 'ada@example.org', journals: ['CES'] };
  expect(readReviewer(data)?.load.done).toBe(0);
  expect(readReviewer({ ...data, load: { done: 3 } })?.load.done).toBe(3);
  expect(readReviewer({ ...data, load: { done: 'many' } })?.load.done).toBe(0);
  expect(readReviewer({ ...data, email: 'nobody' })).toBeNull();
});
