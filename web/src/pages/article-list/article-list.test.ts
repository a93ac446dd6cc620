import { articleListPath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { ORIGIN, renderPage } from '../../testing/render-page.ts';
import { SMALL_JOURNALS } from '../../testing/small-journals.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';

test.each([
  [1, 'Articles', 'articles~11'],
  [2, 'Articles, page 2', 'articles~10'],
])('shows page %i with three reads', async (page, title, chunk) => {
  const reader = smallPressReader(SMALL_JOURNALS);
  const { response, shown } = await renderPage(articleListPath(page), reader);
  expect(response.status).toBe(200);
  expect(reader.reads.toSorted()).toEqual([
    'digests/press',
    `listChunks/${chunk}`,
    'lists/articles',
  ]);
  expect(shown).toContain(`<title>${title} | Small Press</title>`);
  expect(shown).toContain(`<link rel="canonical" href="${ORIGIN}/article/list${page}"/>`);
  expect(shown.match(/<h1[ >]/g)).toHaveLength(1);
  expect(shown).toContain('Tests of Salt and Time');
});

test('groups articles by month', async () => {
  const { shown } = await renderPage(articleListPath(2), smallPressReader(SMALL_JOURNALS));
  const months = [...shown.matchAll(/<h2[^>]*>(\w+ 20\d\d)<\/h2>/g)].map(([, month]) => month);
  expect(months).toEqual(['March 2025', 'April 2025']);
});

test('leads to newer and older pages, and to every page', async () => {
  const { shown } = await renderPage(articleListPath(2), smallPressReader(SMALL_JOURNALS));
  expect(shown).toMatch(
    /rel="prev"[^>]*href="\/article\/list1"|href="\/article\/list1"[^>]*rel="prev"/,
  );
  expect(shown).toMatch(
    /rel="next"[^>]*href="\/article\/list3"|href="\/article\/list3"[^>]*rel="next"/,
  );
  for (let page = 1; page <= 12; page++) expect(shown).toContain(`"/article/list${page}"`);
  expect(shown).not.toContain('/article/list13');
});

test.each([
  '/article/list13',
  '/article/list0',
  '/article/list',
  '/article/list1x',
  '/article/mud',
])('finds nothing at %s', async (path) => {
  const { response, shown } = await renderPage(path, smallPressReader(SMALL_JOURNALS));
  expect(response.status).toBe(404);
  expect(shown).toContain(`Page not found: ${path}`);
});

test('opens empty before anything has been published', async () => {
  const { response, shown } = await renderPage(articleListPath(), smallPressReader(SMALL_PRESS));
  expect(response.status).toBe(200);
  expect(shown).toContain('No articles have been published yet.');
});
