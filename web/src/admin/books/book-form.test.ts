import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { BOOK_FORM, isbnHelp } from './book-form.ts';

test('shows every field of a book and no others', () => {
  expect(mistakesOf(BOOK_FORM)).toEqual({ unknown: [], missing: [] });
});

test.each([
  ['', '13 digits. Usage reports include an ISBN only if it has its hyphens.'],
  ['978-3-16', '7 more digits.'],
  ['978-3-16-148410-0', 'The check digit is correct.'],
  ['978-3-16-148410-1', 'The check digit is wrong.'],
  ['97831614841X0', 'Enter digits and hyphens only.'],
])('describes the ISBN “%s” as %s', (isbn, says) => {
  expect(isbnHelp(isbn)).toBe(says);
});
