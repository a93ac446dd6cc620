import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { submissionProblems } from '@quire/model/submission/submission-check';
import { expect, it } from 'vitest';
import { nameProblem } from './name-problem.ts';

const draft = SubmissionDraftSchema.parse({
  authors: [
    { id: 'a', given: 'Maren', family: 'Holt', email: 'maren@example.org', affiliations: [0] },
    { id: 'b', given: 'Anna', family: 'Aas', affiliations: [0] },
    { id: 'c', email: 'c@example.org' },
  ],
  affiliations: [{ name: '' }],
  suggestedReviewers: [{ id: 'r', name: 'Ida Storm' }],
  translations: [
    { id: 's', language: 'fr', title: ' ' },
    { id: 't', title: 'Lama' },
    { id: 'u', language: 'fr', title: 'Vase' },
    { id: 'v', language: 'en', title: 'Mud' },
    { id: 'w', language: 'de', title: 'Schlick' },
  ],
});

it('says whose field it is', () => {
  const at = { state: 'draft', round: 0, email: 'maren@example.org', charges: null } as const;
  const named = submissionProblems(draft, [], at).map((problem) => nameProblem(draft, problem));
  expect(named).toContain(
    'E-mail address of Anna Aas (author 2): Enter the author’s e-mail address.',
  );
  expect(named).toContain('Family name of author 3: Enter a name.');
  expect(named).toContain('Institutions of author 3: Enter the author’s affiliation.');
  expect(named).toContain('Name of institution 1: Enter the name of the institution.');
  expect(named).toContain(
    'E-mail address of Ida Storm (suggested reviewer 1): Enter the reviewer’s e-mail address.',
  );
  expect(named).toContain('Choose a journal.');
});

it('names the language of a translation, or its number while there is none', () => {
  const at = { state: 'draft', round: 0, email: 'maren@example.org', charges: null } as const;
  const taken = 'This is the language of the text or of another translation. Choose another.';
  expect(
    submissionProblems(draft, [], at)
      .filter(({ field }) => field.startsWith('translations'))
      .map((problem) => nameProblem(draft, problem)),
  ).toEqual([
    'Title (French): Enter the title.',
    'Language of translation 2: Choose a language.',
    `Language (French): ${taken}`,
    `Language (English): ${taken}`,
  ]);
});

it('names a funder and a related work by their numbers', () => {
  const at = { state: 'draft', round: 0, email: 'maren@example.org', charges: null } as const;
  const listed = SubmissionDraftSchema.parse({
    funders: [
      { id: 'f', name: 'NSF' },
      { id: 'g', grantDoi: 'none' },
    ],
    relations: [{ id: 'r', identifier: 'zenodo' }],
  });
  expect(
    submissionProblems(listed, [], at)
      .filter(({ field }) => /^(funders|relations)/.test(field))
      .map((problem) => nameProblem(listed, problem)),
  ).toEqual([
    'Name (Funder 2): Enter the funder’s name.',
    'DOI of the grant (Funder 2): A DOI looks like 10.1234/abc.',
    'Identifier (Related work 1): A DOI looks like 10.1234/abc.',
  ]);
});

it('leaves alone what is about no single line', () => {
  for (const field of ['authors', 'title', 'declarations.coi', 'authors.x.email', 'authors.1.else'])
    expect(nameProblem(draft, { field, message: 'Missing.' })).toBe('Missing.');
});
