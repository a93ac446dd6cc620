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

it('leaves alone what is about no single line', () => {
  for (const field of ['authors', 'title', 'declarations.coi', 'authors.x.email', 'authors.1.else'])
    expect(nameProblem(draft, { field, message: 'Missing.' })).toBe('Missing.');
});
