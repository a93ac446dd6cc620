import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { checkForm } from '../kit/form/form-problems.ts';
import { PRESS_FORM } from './press-form.tsx';

test('shows every setting of the press and no others', () => {
  expect(mistakesOf(PRESS_FORM)).toEqual({ unknown: [], missing: [] });
});

test('accepts only safe addresses and those of the press in the navigation', () => {
  const person = {
    uid: 'u',
    email: 'a@p.example',
    name: 'A',
    claims: { roles: [], grants: {} },
    missingFactor: null,
    hasSecondFactor: false,
  };
  const problemsWith = (to: string) => {
    const values = { ...PRESS_FORM.blank(person), name: 'P', navigation: [{ label: 'X', to }] };
    const checked = checkForm(RECORD_KINDS.press.schema, values);
    return checked.ok ? [] : checked.problems.map(({ field }) => field);
  };
  expect(problemsWith('/about')).toEqual([]);
  expect(problemsWith('https://society.example/join')).toEqual([]);
  for (const to of ['javascript:alert(1)', '//elsewhere.example', 'http://plain.example']) {
    expect(problemsWith(to), to).toEqual(['navigation.0.to']);
  }
});
