import { bookPath, booksPath, newsPath, postPath, proceedingsPath } from '@quire/model/paths';
import { SITE_PAGES } from '@quire/model/site-pages';
import { describe, expect, test } from 'vitest';
import { ORIGIN, renderPage } from './testing/render-page.ts';
import { BOOK_WORD, PAGE_WORD, POST_WORD, SMALL_CONTENT } from './testing/small-content.ts';
import { smallPressDoor } from './testing/small-press.ts';

const open = (path: string) => {
  const door = smallPressDoor(SMALL_CONTENT);
  return renderPage(path, door).then((page) => ({ ...page, reads: door.reads }));
};

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
    '/ABOUT/open_access',
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
    expect(html).toContain(`Page Not Found: ${path}`);
  });

  test('finds no text that has not been published', async () => {
    const { 'publishedPages/about': _, ...others } = SMALL_CONTENT;
    const { response } = await renderPage('/about', smallPressDoor(others));
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

describe('the conference pages', () => {
  test('shows twelve services, each with a drawing', async () => {
    const { shown } = await open('/conference');
    const items = shown.match(
      /<li[^>]*><svg[^>]*aria-hidden="true"[^>]*><path[^>]*><\/path><\/svg><h3[^>]*>Item \d+/g,
    );
    expect(items).toHaveLength(12);
  });

  test('parts what is to come, the next first, from what is over', async () => {
    const { shown } = await open('/conference');
    const order = ['sooner', 'later', 'Past conferences', 'past', 'older'];
    const places = order.map((name) =>
      shown.indexOf(order.indexOf(name) === 2 ? name : `Meeting on ${name}`),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(shown).toContain('Cancelled');
    expect(shown).toContain('12–14 May 2198');
  });

  test('leads from a conference to the issue or the book that has its papers', async () => {
    const { shown } = await open(proceedingsPath());
    expect(shown).toContain('href="/journals/TST/1-1"');
    expect(shown).toContain('href="/books/reading-marshes"');
    expect(shown).not.toContain('Meeting on sooner');
  });
});

describe('a list', () => {
  test('has a first page without a number in its address', async () => {
    const { html } = await open('/news?page=1');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/news"/>`);
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

  test('is empty, not missing, before anything is in it', async () => {
    const { 'lists/books': _, ...others } = SMALL_CONTENT;
    const { response, html } = await renderPage(booksPath(), smallPressDoor(others));
    expect(response.status).toBe(200);
    expect(html).toContain('The first book has not appeared yet');
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
      `<meta property="og:image" content="${ORIGIN}/media/posts/news.new-site/cover.webp"/>`,
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

describe('a book', () => {
  test('has its chapters, its identifiers and its file', async () => {
    const { shown } = await open(BOOK);
    for (const words of [
      'Where the tide ends',
      'Chidi Okafor',
      '978-3-16-148410-0',
      '4.2 MB',
      'CC BY 4.0',
    ]) {
      expect(shown).toContain(words);
    }
    expect(shown).toContain('href="https://doi.org/10.5555/book.1.1"');
  });

  test('is told from a chapter by reference managers', async () => {
    const { html } = await open(BOOK);
    const title = 'Reading Marshes: A field guide &lt;/script&gt;&lt;b&gt;';
    expect(html).toContain(`<meta name="citation_title" content="${title}"/>`);
    expect(html).toContain(`<meta name="citation_book_title" content="${title}"/>`);
    expect(html).toContain('<meta name="citation_isbn" content="978-3-16-148410-0"/>');
    expect(html).toContain('<meta name="citation_publication_date" content="2025/05/01"/>');
    expect(html).toContain(
      `<meta name="citation_pdf_url" content="${ORIGIN}/media/books/reading-marshes/b.pdf"/>`,
    );
  });

  test('tells machines what it is, whatever its title says', async () => {
    const { html } = await open(BOOK);
    expect(jsonLd(html)).toMatchObject({
      '@type': 'Book',
      isbn: '978-3-16-148410-0',
      alternativeHeadline: 'A field guide </script><b>',
    });
    expect(html).not.toContain('</script><b>');
  });
});

test('shows the newest pieces of news on the home page', async () => {
  const { shown, reads } = await open('/');
  expect(shown).toContain(`href="${NEWS}"`);
  expect(shown).toContain('The summary of new-site.');
  expect(reads).toHaveLength(2);
});

function jsonLd(html: string): unknown {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

test('brings the style of diagrams only to a page that has one', async () => {
  const { html } = await open('/about');
  expect(html).not.toContain('id="diagram-style"');
  const id = 'publishedPages/about';
  const drawn = {
    ...Object(SMALL_CONTENT[id]),
    html: '<figure class="diagram all-flow"></figure>',
  };
  const page = await renderPage('/about', smallPressDoor({ ...SMALL_CONTENT, [id]: drawn }));
  expect(page.html).toContain('<style id="diagram-style">');
});
