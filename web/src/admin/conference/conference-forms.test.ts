import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { CONFERENCE_FORM } from './conference-form.ts';
import { conferenceKey } from './conference-key.ts';
import { PROPOSAL_FORM } from './proposal-form.ts';
import { letterFor } from './proposal-labels.ts';

test.each([CONFERENCE_FORM, PROPOSAL_FORM])('shows every field of a $one and no others', (form) => {
  expect(mistakesOf(form)).toEqual({ unknown: [], missing: [] });
});

test('makes an address from a proposal', () => {
  const proposed = { conference: 'Märsche & Küsten', acronym: '', start: '2027-05-12' };
  expect(conferenceKey(proposed)).toBe('marsche-kusten-2027');
  expect(conferenceKey({ ...proposed, acronym: 'TF 2027' })).toBe('tf-2027');
  expect(conferenceKey({ ...proposed, start: undefined })).toBe('marsche-kusten');
});

test('begins a letter with the organiser’s name and ends it with the sender’s', () => {
  expect(letterFor('declined', 'Maren Holt', 'Ada Okafor')).toMatch(
    /^Dear Maren Holt,\n\n.+\n\nYours sincerely,\nAda Okafor$/,
  );
});
