import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { issueForm } from './issue-form.tsx';

test.each([true, false])('shows every field of an issue, and no other (articles: %s)', (reads) => {
  expect(mistakesOf(issueForm('CES', reads))).toEqual({ unknown: [], missing: [] });
});

test('shows the articles only to people who may read them', () => {
  const shown = (reads: boolean) =>
    issueForm('CES', reads)
      .sections.filter(({ isShown }) => isShown?.({ kind: 'special' }) ?? true)
      .map(({ title }) => title);
  expect(shown(true)).toEqual(['Issue', 'Articles', 'Special issue', 'Translations']);
  expect(shown(false)).toEqual(['Issue', 'Special issue', 'Translations']);
});
