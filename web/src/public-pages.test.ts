import { bookPath, booksPath, newsPath, postPath } from '@quire/model/paths';
import { SITE_PAGES } from '@quire/model/site-pages';
import { describe, expect, test } from 'vitest';
import { open } from './testing/open-content.ts';
import { ORIGIN, renderPage } from './testing/render-page.ts';
import { BOOK_WORD, PAGE_WORD, POST_WORD, SMALL_CONTENT } from './testing/small-content.ts';
import { smallPressReader } from './testing/small-press.ts';

const BOOK = bookPath('reading-marshes');
const NEWS = postPath('news', 'new-site');
const BLOG = postPath('blogs', 'how-we-typeset');

const PAGES: readonly (readonly [path: string, title: string])[] = [
  ...SITE_PAGES.filter(({ section }) => section !== 'journals').map(
    ({ path, label }) => [path, label.replace('&', '&amp;')] as const,
  ),
  [booksPath(), 'Books'],
  [BOOK, 'Reading Marshes'],
  [newsPath(), 'News'],
  [NEWS, 'The title of new-site'],
  ['/blogs', 'Blog'],
  [BLOG, 'The title of how-we-typeset'],
];

describe('a general page', () => {
  test.each(PAGES)(
    'answers %s with its title, heading and canonical address',
    async (path, title) => {
      const { response, html, shown, reads } = await open(path);
      expect(response.status).toBe(200);
      expect(html).toContain(`<title>${title} | Small Press</title>`);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{8,}"\/>/);
      expect(shown.match(/<h1[ >]/g)).toHaveLength(1);
      expect(shown).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(reads.length).toBeLessThanOrEqual(3);
    },
  );

  test.each([
    ['/about', PAGE_WORD],
    ['/services/language', PAGE_WORD],
    ['/conference', PAGE_WORD],
    [NEWS, POST_WORD],
    [BOOK, BOOK_WORD],
  ])('sends the text of %s once, never again as data', async (path, word) => {
    const { html, data } = await open(path);
    expect(html.split(word)).toHaveLength(2);
    expect(data).not.toContain(word);
    expect(data).toContain('htmlInPage');
  });

  test.each([
    '/about/no_such_page',
    '/about/about',
    '/services/publication/for_nobody',
    '/services/publication/publication',
    '/services/nothing',
    '/books/no-such-book',
    '/news/no-such-news',
    '/blogs/new-site',
    '/news?page=3',
    '/news?page=0',
    '/news?page=01',
    '/news?page=two',
    '/blogs?page=2',
    '/books?page=1e3',
  ])('finds nothing at %s', async (path) => {
    const { response, html } = await open(path);
    expect(response.status).toBe(404);
    expect(html).toContain(`Page not found: ${path}`);
  });

  test('finds no text that has not been published', async () => {
    const { 'publishedPages/about': _, ...others } = SMALL_CONTENT;
    const { response } = await renderPage('/about', smallPressReader(others));
    expect(response.status).toBe(404);
  });
});

describe('a text', () => {
  test('stands beside the pages of its section, of which it is marked', async () => {
    const { shown } = await open('/about/open_access');
    expect(shown).toMatch(/<a aria-current="page"[^>]*href="\/about\/open_access"/);
    expect(shown).toMatch(/href="\/about\/data_mining"/);
    expect(shown).toMatch(
      /<a [^>]*aria-current="true"[^>]*href="\/about"|<a [^>]*href="\/about"[^>]*aria-current="true"/,
    );
  });

  test('lists its headings, its downloads and when it was changed', async () => {
    const { shown } = await open('/services/language');
    expect(shown).toContain('href="#s-two"');
    expect(shown).toContain('Price list');
    expect(shown).toContain('123 kB');
    expect(shown).toContain('1 March 2026');
  });
});

test('shows the newest pieces of news on the home page', async () => {
  const { shown, reads } = await open('/');
  expect(shown).toContain(`href="${NEWS}"`);
  expect(shown).toContain('The summary of new-site.');
  expect(reads).toHaveLength(2);
});

test('brings the style of diagrams only to a page that has one', async () => {
  const { html } = await open('/about');
  expect(html).not.toContain('id="diagram-style"');
  const id = 'publishedPages/about';
  const drawn = {
    ...Object(SMALL_CONTENT[id]),
    html: '<figure class="diagram all-flow"></figure>',
  };
  const page = await renderPage('/about', smallPressReader({ ...SMALL_CONTENT, [id]: drawn }));
  expect(page.html).toContain('<style id="diagram-style">');
});
