import { claimsOf } from '@quire/model/roles';
import { expect, test } from 'vitest';
import { fieldsOf, mistakesOf } from '../kit/form/form-fields.ts';
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

test('translates what it shows of an issue: the call of a special one only', () => {
  const [field] = fieldsOf(issueForm('CES', true)).filter(({ type }) => type === 'translations');
  if (field?.type !== 'translations') expect.fail('no translations');
  const person = {
    ...{ uid: 'u', name: 'U', email: 'u@x.org', claims: claimsOf({ roles: ['editor'] }) },
    ...{ missingFactor: null, hasSecondFactor: true },
  };
  const shown = (kind: string) =>
    field.fields
      .filter(({ isShown }) => isShown?.({}, person, { kind }) ?? true)
      .map(({ name }) => name);
  expect(shown('special')).toEqual(['title', 'description', 'topics', 'callForPapers']);
  expect(shown('regular')).toEqual(['title', 'description']);
});
