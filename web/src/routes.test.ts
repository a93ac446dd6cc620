import {
  aboutPath,
  adminArticleEditorPath,
  adminArticlesPath,
  adminLoginPath,
  articlePath,
  blogsPath,
  bookPath,
  booksPath,
  conferencePath,
  homePath,
  issuePath,
  journalPath,
  journalsPath,
  newsPath,
  postPath,
  proceedingsPath,
  servicesPath,
  signInPath,
} from '@quire/model/paths';
import { SITE_PAGES } from '@quire/model/site-pages';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { routes } from './routes.ts';

/** The specification's section 2, as it is written there: the routes that are open so far. */
const SPECIFICATION = [
  '/',
  '/about',
  // The nine sub-pages: the model lists them.
  '/about/{page}',
  '/services',
  '/services/language',
  '/services/publication',
  // `for_{for_key}` and `publication_ethics`.
  '/services/publication/{page}',
  '/conference',
  '/conference/proceedings',
  '/books',
  // Not in the specification: a page for each book.
  '/books/{bkey}',
  '/news',
  '/news/{skey}',
  '/blogs',
  '/blogs/{skey}',
  '/journals',
  '/journals/{journal_key}',
  '/journals/{journal_key}/{issueid}',
  '/article/{jkey}/{jissue}/{akey}',
  '/sign/in',
  '/admin/login',
  '/admin/dashboard/articles',
  '/admin/article_editor',
];

const rowOf = (path: string) => routes.find((row) => matchPath(row.path, path.replace(/\?.*/, '')));

describe('the route table', () => {
  test('has the specification’s routes, spelt as there', () => {
    const spelt = routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
    expect(spelt.toSorted()).toEqual(SPECIFICATION.toSorted());
  });

  test.each([
    [homePath(), '/'],
    [aboutPath(), '/about'],
    [servicesPath(), '/services'],
    [conferencePath(), '/conference'],
    [proceedingsPath(), '/conference/proceedings'],
    [booksPath(2), '/books'],
    [bookPath('reading-marshes'), '/books/:bkey'],
    [newsPath(2), '/news'],
    [postPath('news', 'new-site'), '/news/:skey'],
    [blogsPath(), '/blogs'],
    [postPath('blogs', 'type'), '/blogs/:skey'],
    [journalsPath(), '/journals'],
    [journalPath('CES'), '/journals/:journal_key'],
    [issuePath('CES', '1-1'), '/journals/:journal_key/:issueid'],
    [articlePath('CES', '1-1', 'mud'), '/article/:jkey/:jissue/:akey'],
    [signInPath('/journals'), '/sign/in'],
    [adminLoginPath(), '/admin/login'],
    [adminArticlesPath(), '/admin/dashboard/articles'],
    [adminArticleEditorPath('CES~mud'), '/admin/article_editor'],
  ])('leads the address %s to its row', (address, row) => {
    expect(rowOf(address)?.path).toBe(row);
  });

  test('gives admin routes no layout, and every other one the press’s', () => {
    for (const { path, layout } of routes) {
      expect(layout, path).toBe(path.startsWith('/admin') ? false : undefined);
    }
  });

  test.each(SITE_PAGES)('has a row for the press’s text at $path', ({ path }) => {
    const row = rowOf(path);
    const params = row && matchPath(row.path, path)?.params;
    expect(params).toBeDefined();
    expect(row?.check?.(params ?? {}) ?? true).toBe(true);
  });

  test.each([
    '/about/contact',
    '/services/publication/for_nobody',
    '/services/publication/publication',
  ])('has no text at %s', (path) => {
    const row = rowOf(path);
    expect(row?.check?.(matchPath(row.path, path)?.params ?? {})).toBe(false);
  });

  test.each([
    ['a key', { journal_key: 'CES' }, true],
    ['a blank', { journal_key: 'a b' }, false],
    ['a slash', { journal_key: 'a/b' }, false],
    ['nothing', { journal_key: undefined }, false],
  ])('checks parameters: %s', (_, params, valid) => {
    expect(rowOf('/journals/CES')?.check?.(params)).toBe(valid);
  });
});
