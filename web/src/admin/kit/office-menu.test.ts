import { claimsInJournals } from '@quire/model/grants';
import type { Role } from '@quire/model/roles';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { everyRoute as routes } from '../../every-route.ts';
import { OFFICE_MENU, officeMenuFor } from './office-menu.ts';

const entries = OFFICE_MENU.flatMap((group) => group.entries);
/**
 * Reached from elsewhere: the sign-in page, the set-up, all articles from those of the journals, and the pages of one
 * article.
 */
const NOT_IN_MENU = [
  '/admin/login',
  '/admin/setup',
  '/admin/dashboard/articles/allarticles',
  '/admin/article_editor',
  '/admin/invitation',
  '/admin/invitation/paper',
  '/admin/proposal',
];

test('links every entry of the menu to a page, and lists every page of the office', () => {
  const pages = routes
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/admin') && !path.includes(':'))
    .filter((path) => !NOT_IN_MENU.includes(path));
  const led = entries.map(({ path }) => routes.find((row) => matchPath(row.path, path))?.path);
  expect(led.toSorted()).toEqual(pages.toSorted());
});

test('gives each entry a unique key', () => {
  const keys = entries.flatMap(({ key }) => (key ? [key] : []));
  expect(new Set(keys).size).toBe(keys.length);
});

test('shows no entry that would be refused', () => {
  const labels = (role: Role) =>
    officeMenuFor(claimsInJournals([role], ['CES'])).flatMap((group) =>
      group.entries.map(({ label }) => label),
    );
  expect(labels('editor')).toContain('Articles');
  expect(labels('finance')).not.toContain('Articles');
  // Content staff find the issues there, but no articles.
  expect(labels('content')).not.toContain('Articles');
  expect(labels('content')).toContain('Issues');
  expect(labels('finance')).toContain('Overview');
  expect(labels('author')).toEqual([]);
  expect(labels('finance')).toContain('Invoices');
  // Editors find discount requests there, but no invoices.
  expect(labels('editor')).not.toContain('Invoices');
  expect(labels('editor')).toContain('Discount requests');
});
