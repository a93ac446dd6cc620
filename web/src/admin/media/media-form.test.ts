import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { MEDIA_FORM } from './media-form.ts';

test('shows every editable field of a file', () => {
  expect(mistakesOf(MEDIA_FORM)).toEqual({ unknown: [], missing: [] });
});
