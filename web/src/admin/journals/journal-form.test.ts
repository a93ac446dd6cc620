import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { checkForm } from '../kit/form/form-problems.ts';
import { JOURNAL_FORM } from './journal-form.tsx';

const person = {
  uid: 'u',
  email: 'a@press.example',
  name: 'A',
  claims: { roles: [], grants: {} },
  missingFactor: null,
  hasSecondFactor: false,
};

test('shows every field of a journal, and no others', () => {
  expect(mistakesOf(JOURNAL_FORM)).toEqual({ unknown: [], missing: [] });
});

test('requires the essential fields of a new journal, and verifies the ISSN’s check digit', () => {
  const { schema } = RECORD_KINDS.journals;
  const problemsOf = (values: Readonly<Record<string, unknown>>) => {
    const checked = checkForm(schema, values);
    return checked.ok ? [] : checked.problems.map(({ field }) => field);
  };
  const blank = JOURNAL_FORM.blank(person);
  expect(problemsOf(blank)).toEqual(['fullname', 'name', 'subjects']);
  const whole = {
    ...{ ...blank, fullname: 'Journal of Tides', name: 'JTI', issn: '2049-3630' },
    ...{ doiPrefix: '10.12345', subjects: ['Oceans'] },
  };
  expect(problemsOf(whole)).toEqual([]);
  expect(problemsOf({ ...whole, issn: '2049-3631' })).toEqual(['issn']);
  expect(problemsOf({ ...whole, doiPrefix: '12345' })).toEqual(['doiPrefix']);
  // Both are added later, when there is something to show.
  expect(problemsOf({ ...whole, issn: '', doiPrefix: '' })).toEqual([]);
});
