import { postPath } from '@quire/model/paths';
import { describe, expect, test } from 'vitest';
import { jsonLd, open } from '../../testing/open-content.ts';
import { ORIGIN } from '../../testing/render-page.ts';

const NEWS = postPath('news', 'new-site');
const BLOG = postPath('blogs', 'how-we-typeset');

describe('a list', () => {
  test('has a first page without a number in its address', async () => {
    const { html } = await open('/news');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/news"/>`);
    const { response } = await open('/news?page=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/news');
  });

  test('has further pages, each with its own title and address', async () => {
    const { html, shown, reads } = await open('/news?page=2');
    expect(html).toContain('<title>News, page 2 | Small Press</title>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/news?page=2"/>`);
    expect(shown).toContain('The title of old');
    expect(shown).not.toContain('The title of new-site');
    expect(reads.toSorted()).toEqual(['digests/press', 'listChunks/news~0', 'lists/news']);
  });

  test('begins with what is pinned', async () => {
    const { shown } = await open('/news');
    expect(shown.indexOf('The title of pinned')).toBeLessThan(
      shown.indexOf('The title of new-site'),
    );
  });

  test.each([
    ['/', '/feed.xml'],
    ['/news', '/news/feed.xml'],
    ['/blogs', '/blogs/feed.xml'],
  ])('names at %s the feed %s, as Atom and as RSS', async (path, feed) => {
    const { html } = await open(path);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(
      new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${feed}"`),
    );
    expect(head).toMatch(/<link rel="alternate" type="application\/rss\+xml"/);
  });
});

describe('a post', () => {
  test('has its picture in the page and for other sites', async () => {
    const { html } = await open(NEWS);
    expect(html).toContain(
      `<meta property="og:image" content="${ORIGIN}/media/posts/news~new-site/cover.webp"/>`,
    );
    expect(html).toContain('alt="A creek at low tide"');
  });

  test.each([
    [NEWS, 'NewsArticle', { '@type': 'Person', name: 'Ada Brightwater' }],
    [BLOG, 'BlogPosting', { '@type': 'Organization', name: 'Small Press', url: `${ORIGIN}/` }],
  ])('tells machines what %s is and who wrote it', async (path, type, author) => {
    expect(jsonLd((await open(path)).html)).toMatchObject({ '@type': type, author });
  });
});
