import { DraftAuthorSchema, SubmissionDraftSchema } from '@quire/model/entities/submission';
import { expect, test } from 'vitest';
import { fieldValueLabel } from './field-labels.ts';

const draft = SubmissionDraftSchema.parse({
  authors: [
    {
      ...{ id: 'a', given: 'Maren', family: 'Holt', email: 'maren@example.org' },
      ...{ affiliations: [1], corresponding: true },
    },
    { id: 'b', given: 'Wei', family: 'Li', equal: true, credit: ['Software', 'Validation'] },
  ],
  affiliations: [{ name: 'Polytechnic of Bari' }, { name: 'University of Galway' }],
  declarations: { original: true, coi: false },
  opposedReviewers: [{ id: 'r', name: 'Ida Storm', reason: 'works on the same' }],
});

test('gives each author a line with all that tells one from another', () => {
  expect(fieldValueLabel(draft, 'authors').split('\n')).toEqual([
    'Maren Holt (corresponding), maren@example.org, University of Galway',
    'Wei Li (contributed equally). Contributions: Software, Validation',
  ]);
});

test('tells two windows apart that differ in an address alone', () => {
  const [first] = draft.authors;
  const other = { ...draft, authors: [DraftAuthorSchema.parse({ ...first, email: 'm@x.org' })] };
  expect(fieldValueLabel(other, 'authors')).not.toBe(
    fieldValueLabel({ ...draft, authors: draft.authors.slice(0, 1) }, 'authors'),
  );
});

test('names what is declared, and nothing else', () => {
  expect(fieldValueLabel(draft, 'declarations')).toBe(
    'The work is our own, and the work of others is cited.',
  );
});

test('gives each translation the name of its language, or its number while there is none', () => {
  const { translations } = SubmissionDraftSchema.parse({
    translations: [
      { id: 's', language: 'fr', title: 'La vase', keywords: ['vase', 'marée'] },
      { id: 't', title: 'Lama' },
    ],
  });
  expect(fieldValueLabel({ ...draft, translations }, 'translations')).toBe(
    'French\nLa vase\nvase, marée\nTranslation 2\nLama',
  );
});

test('gives the reason with whoever is to be avoided', () => {
  expect(fieldValueLabel(draft, 'opposedReviewers')).toBe('Ida Storm: works on the same');
});
