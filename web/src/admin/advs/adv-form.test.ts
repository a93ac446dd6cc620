import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { ADV_FORM } from './adv-form.ts';

test('shows every field of an advertisement and no others', () => {
  expect(mistakesOf(ADV_FORM)).toEqual({ unknown: [], missing: [] });
});

test('does not activate one whose last day has passed', () => {
  const activate = ADV_FORM.moves?.find(({ to }) => to === 'active');
  expect(activate?.prepare?.({ end: '2020-01-01' })).toHaveProperty('refused');
  expect(activate?.prepare?.({ end: '9999-01-01' })).toEqual({ values: {} });
});
