import { expect, test } from 'vitest';
import { ReviewReportSchema } from '../entities/review.ts';
import { AskedFormSchema } from '../entities/review-form.ts';
import { reportForAuthor } from './report-for-author.ts';

const form = AskedFormSchema.parse({
  questions: [
    { label: 'Is it *new*?', kind: 'yes_no', audience: 'author' },
    { label: 'How sound is it?', kind: 'scale', low: 'Not', high: 'Very', audience: 'author' },
    { label: 'May it be plagiarism?', kind: 'text' },
    { label: 'What is missing?', kind: 'text', audience: 'author' },
    { label: 'Priority', kind: 'choice', choices: ['High', 'Low'] },
  ],
});
const report = ReviewReportSchema.parse({
  answers: { q1: 'yes', q2: 4, q3: 'A secret.', q4: 'A scale.', q5: 'Low' },
  commentsToAuthor: 'Well done.',
  commentsToEditor: 'Another secret.',
  competingInterest: 'A third secret.',
});

test('gives the author the answers for the author, then the comments, and nothing else', () => {
  expect(reportForAuthor({ form, report })).toBe(
    [
      '**Is it \\*new\\*?** – Yes',
      '**How sound is it?** – 4 of 5 (1: Not, 5: Very)',
      '**What is missing?**\n\nA scale.',
      'Well done.',
    ].join('\n\n'),
  );
});

test('gives nothing of an answer that its question does not take', () => {
  const odd = { ...report, answers: { q1: 'A secret.', q2: 9 }, commentsToAuthor: '' };
  expect(reportForAuthor({ form, report: odd })).toBe('');
});

test('is the comments alone where the standard form was asked', () => {
  expect(reportForAuthor({ report })).toBe('Well done.');
});
