import { expect, it } from 'vitest';
import { errorPage } from './error-page.ts';

it('contains words that a person can search for, and requests nothing else', () => {
  const page = errorPage('page/failed');
  expect(page).toContain('page/failed');
  expect(page).not.toMatch(/<script|<link|src=|stack/);
});
