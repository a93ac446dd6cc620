import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { BOOK_FORM, isbnHelp } from './book-form.ts';

test('shows every field of a book, and none that it does not have', () => {
  expect(mistakesOf(BOOK_FORM)).toEqual({ unknown: [], missing: [] });
});

test.each([
  ['', '13 digits; hyphens are welcome.'],
  ['978-3-16', '7 more digits.'],
  ['978-3-16-148410-0', 'Its check digit is right.'],
  ['978-3-16-148410-1', 'Its check digit is wrong.'],
  ['97831614841X0', 'An ISBN has digits alone.'],
])('says of the ISBN “%s”: %s', (isbn, says) => {
  expect(isbnHelp(isbn)).toBe(says);
});
