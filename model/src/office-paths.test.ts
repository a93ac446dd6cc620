import { expect, it } from 'vitest';
import * as paths from './office-paths.ts';

it('keeps the addresses of the dashboard', () => {
  expect([
    paths.adminAdvsPath(),
    paths.adminJournalArticlesPath('CES'),
    paths.adminIssuePath('CES', '1-2'),
    paths.adminJournalAllArticlesPath('CES'),
    paths.adminAllArticlesPath(),
    paths.adminConferencePath(),
    paths.adminPermissionsPath(),
    paths.adminEditorOrcidPath(),
  ]).toEqual([
    '/admin/dashboard/advs',
    '/admin/dashboard/articles/CES',
    '/admin/dashboard/articles/CES/1-2',
    '/admin/dashboard/articles/CES/allarticles',
    '/admin/dashboard/articles/allarticles',
    '/admin/dashboard/conference',
    '/admin/dashboard/submission/permissions',
    '/admin/dashboard/tools/editor_orcid',
  ]);
});

it('names a record of a list behind the list’s own address', () => {
  expect(paths.adminNewsPath('news~a b')).toBe('/admin/dashboard/news?record=news~a%20b');
  expect(paths.adminSubmissionPath('a&b')).toBe('/admin/dashboard/submission?submission=a%26b');
});
