import { expect, test } from 'vitest';
import { ReviewReportSchema } from '../entities/review.ts';
import { AskedFormSchema, STANDARD_FORM } from '../entities/review-form.ts';
import { missingInReport } from './report-problems.ts';

const WHOLE = ReviewReportSchema.parse({
  scores: { originality: 3, method: 4, clarity: 5, significance: 2, english: 1 },
  recommendation: 'minor_revision',
  commentsToAuthor: 'The tidal record is short; please say what a longer one would change.',
  competingInterest: 'None',
});

const UNPUBLISHED = { form: STANDARD_FORM, publishesReviews: false };

test('asks whether a report may be published, where its journal publishes them', () => {
  const published = { ...UNPUBLISHED, publishesReviews: true };
  const [problem] = missingInReport(WHOLE, published);
  expect(problem?.field).toBe('publication');
  expect(missingInReport({ ...WHOLE, publication: 'no' }, published)).toEqual([]);
});

test('asks for nothing in a whole report', () => {
  expect(missingInReport(WHOLE, UNPUBLISHED)).toEqual([]);
});

test.each([
  [
    { scores: { originality: 3 } },
    ['scores.method', 'scores.clarity', 'scores.significance', 'scores.english'],
  ],
  [{ recommendation: undefined }, ['recommendation']],
  [{ commentsToAuthor: `${' '.repeat(60)}Good.` }, ['commentsToAuthor']],
  [{ competingInterest: '  ' }, ['competingInterest']],
])('names what is missing: %j', (change, fields) => {
  const report = { ...WHOLE, ...change };
  expect(missingInReport(report, UNPUBLISHED).map(({ field }) => field)).toEqual(fields);
});

const OWN = {
  publishesReviews: false,
  form: AskedFormSchema.parse({
    standardScores: false,
    commentsRequired: false,
    questions: [
      { label: 'Is the code there?', kind: 'yes_no', required: true },
      {
        label: 'How sound is it?',
        kind: 'scale',
        marks: 4,
        low: 'Not',
        high: 'Very',
        required: true,
      },
      { label: 'Where does it belong?', kind: 'choice', choices: ['Here', 'Elsewhere'] },
      { label: 'What is new?', kind: 'text', required: true, audience: 'author' },
    ],
  }),
};
const ANSWERED = { q1: 'no', q2: 4, q3: 'Here', q4: 'The second lemma.' } as const;

test('asks for the journal’s own questions instead of the scores and comments', () => {
  const bare = { ...WHOLE, scores: {}, commentsToAuthor: '' };
  const fields = missingInReport(bare, OWN).map(({ field }) => field);
  expect(fields).toEqual(['answers.q1', 'answers.q2', 'answers.q4']);
  expect(missingInReport({ ...bare, answers: ANSWERED }, OWN)).toEqual([]);
});

test.each([
  [{ q1: 'perhaps' }, 'answers.q1'],
  [{ q2: 5 }, 'answers.q2'],
  [{ q2: 'four' }, 'answers.q2'],
  [{ q3: 'Nowhere' }, 'answers.q3'],
  [{ q4: '   ' }, 'answers.q4'],
])('refuses an answer that its question does not take: %j', (change, field) => {
  const report = { ...WHOLE, answers: { ...ANSWERED, ...change } };
  expect(missingInReport(report, OWN).map((problem) => problem.field)).toEqual([field]);
});

test('refuses more than a decision can hold for one author', () => {
  const form = AskedFormSchema.parse({
    questions: [{ label: 'What is new?', kind: 'text', audience: 'author' }],
  });
  const report = {
    ...WHOLE,
    answers: { q1: 'a'.repeat(5_000) },
    commentsToAuthor: 'b'.repeat(48_000),
  };
  const fields = missingInReport(report, { form, publishesReviews: false });
  expect(fields.map(({ field }) => field)).toEqual(['commentsToAuthor']);
});
