import { expect, test } from 'vitest';
import { textGroupOf } from './text-groups.ts';

test.each([
  ['bodyWords.figure', 'articles'],
  ['letters.opening', 'review'],
  ['reviewer.yourReview', 'review'],
  ['reportCodes.textFileInfected', 'office'],
  ['mailVariables.name', 'office'],
  ['mailAuthor.received', 'mails'],
  ['authorInvoices.title', 'invoices'],
  ['authorPapers.title', 'people'],
  ['errors.title', 'errors'],
  ['layouts.menu', 'site'],
])('finds %s among the texts about: %s', (key, group) => {
  expect(textGroupOf(key)).toBe(group);
});
