import { ReviewReportSchema } from '@quire/model/entities/review';
import { expect, test } from 'vitest';
import { REPORT_RULES } from './report-rules.ts';

const report = (commentsToAuthor: string, scores = {}) =>
  ReviewReportSchema.parse({ commentsToAuthor, scores });

test('uses the other window’s text if nothing was written here', () => {
  const sides = { base: report(''), mine: report(''), theirs: report('Theirs') };
  expect(REPORT_RULES.merge(sides)).toEqual({ draft: sides.theirs, conflicts: [] });
});

test('asks which version to keep if both were changed, even in different fields', () => {
  const sides = {
    base: report(''),
    mine: report('Mine'),
    theirs: report('', { originality: 3 }),
  };
  const merged = REPORT_RULES.merge(sides);
  expect(merged.draft).toEqual(sides.mine);
  expect(new Set(merged.conflicts)).toEqual(new Set(Object.keys(ReviewReportSchema.shape)));
});
