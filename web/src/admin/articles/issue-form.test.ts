import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { issueForm } from './issue-form.tsx';

test('shows every field of an issue, and no other', () => {
  expect(mistakesOf(issueForm('CES'))).toEqual({ unknown: [], missing: [] });
});
