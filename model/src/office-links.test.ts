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

test('leads nowhere for what the office has no page for', () => {
  for (const path of ['', 'articles', 'throttles/a', 'constructor/a']) {
    expect(officePageOf(path), path).toBeNull();
  }
});
