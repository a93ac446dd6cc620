import {
  adminArticleEditorPath,
  adminArticlesPath,
  adminLoginPath,
  articlePath,
  homePath,
  issuePath,
  journalPath,
  journalsPath,
  signInPath,
} from '@quire/model/paths';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { routes } from './routes.ts';

/** The specification's section 2, as it is written there: the routes that are open so far. */
const SPECIFICATION = [
  '/',
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

  test.each([
    ['a key', { journal_key: 'CES' }, true],
    ['a blank', { journal_key: 'a b' }, false],
    ['a slash', { journal_key: 'a/b' }, false],
    ['nothing', { journal_key: undefined }, false],
  ])('checks parameters: %s', (_, params, valid) => {
    expect(rowOf('/journals/CES')?.check?.(params)).toBe(valid);
  });
});
