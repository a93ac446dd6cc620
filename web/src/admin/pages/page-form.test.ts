import { expect, test } from 'vitest';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { PAGE_FORM } from './page-form.ts';
import { pagePlace } from './page-place.ts';

test('shows every field of a text and no others', () => {
  expect(mistakesOf(PAGE_FORM)).toEqual({ unknown: [], missing: [] });
});

test.each([
  ['/about/open_access', 'Open Access'],
  ['/journals/CES/for_authors', 'Guide for Authors'],
  ['/journals/CES/special_issues/release', 'Published special issues'],
  ['/journals/CES/nothing', null],
  ['/nowhere', null],
])('describes %s as %s', (path, place) => {
  expect(pagePlace(path)).toBe(place);
});
