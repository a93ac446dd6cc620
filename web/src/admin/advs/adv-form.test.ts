import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { ADV_FORM } from './adv-form.ts';

test('shows every field of an advertisement, and none that it does not have', () => {
  expect(mistakesOf(ADV_FORM)).toEqual({ unknown: [], missing: [] });
});

test('activates none whose days are over', () => {
  const activate = ADV_FORM.moves?.find(({ to }) => to === 'active');
  expect(activate?.prepare?.({ end: '2020-01-01' })).toHaveProperty('refused');
  expect(activate?.prepare?.({ end: '9999-01-01' })).toEqual({ values: {} });
});
