import { expect, test } from 'vitest';
import { officePageOf } from './office-links.ts';

test('leads to the page of a record, and of the record that something belongs to', () => {
  expect(officePageOf('articles/CES~creeks')).toBe(
    '/admin/article_editor?article=CES~creeks'.replace('~', encodeURIComponent('~')),
  );
  expect(officePageOf('articles/CES~creeks/versions/3')).toBe(officePageOf('articles/CES~creeks'));
  expect(officePageOf('posts/blogs~a')).toContain('/blogs?');
  expect(officePageOf('posts/news~a')).toContain('/news?');
});

test('leads to the page of what a DOI is of, and of the DOI', () => {
  expect(officePageOf('publishedIssues/CES~3-1')).toBe('/admin/dashboard/articles/CES/3-1');
  expect(officePageOf('publishedBooks/tides')).toBe('/admin/dashboard/books?record=tides');
  expect(officePageOf('publishedConferences/mud')).toBe('/admin/dashboard/conference?record=mud');
  expect(officePageOf('registrations/10.5555~1ces.creeks')).toBe(
    `/admin/dashboard/dois?record=${encodeURIComponent('10.5555~1ces.creeks')}`,
  );
});

test('leads nowhere for what the office has no page for', () => {
  for (const path of ['', 'articles', 'throttles/a', 'constructor/a']) {
    expect(officePageOf(path), path).toBeNull();
  }
});
