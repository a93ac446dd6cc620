import { FinishedReportSchema } from '@quire/model/calls/reviews';
import { ReviewReportSchema } from '@quire/model/entities/review';
import { expect, test } from 'vitest';
import { missingIn } from './report-problems.ts';

const WHOLE = ReviewReportSchema.parse({
  scores: { originality: 3, method: 4, clarity: 5, significance: 2, english: 1 },
  recommendation: 'minor_revision',
  commentsToAuthor: 'The tidal record is short; please say what a longer one would change.',
  competingInterest: 'None',
});

const UNPUBLISHED = { publishesReviews: false };

test('asks whether a report may be published, where its journal publishes them', () => {
  const [problem] = missingIn(WHOLE, { publishesReviews: true });
  expect(problem?.field).toBe('publication');
  expect(missingIn({ ...WHOLE, publication: 'no' }, { publishesReviews: true })).toEqual([]);
});

test('asks for nothing in a report that the function would take', () => {
  expect(missingIn(WHOLE, UNPUBLISHED)).toEqual([]);
  expect(FinishedReportSchema.safeParse(WHOLE).success).toBe(true);
});

test.each([
  [
    { scores: { originality: 3 } },
    ['scores.method', 'scores.clarity', 'scores.significance', 'scores.english'],
  ],
  [{ recommendation: undefined }, ['recommendation']],
  [{ commentsToAuthor: `${' '.repeat(60)}Good.` }, ['commentsToAuthor']],
  [{ competingInterest: '  ' }, ['competingInterest']],
])('names what the function would refuse: %j', (change, fields) => {
  const report = { ...WHOLE, ...change };
  expect(missingIn(report, UNPUBLISHED).map(({ field }) => field)).toEqual(fields);
  const refused = FinishedReportSchema.safeParse(report).error?.issues ?? [];
  expect(refused.map(({ path }) => path.join('.'))).toEqual(fields);
});
