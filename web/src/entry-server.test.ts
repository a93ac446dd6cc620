import { articlePath, issuePath, journalPath, submitPath } from '@quire/model/paths';
import { describe, expect, test, vi } from 'vitest';
import { EMBEDDED_ID } from './config/embedded.ts';
import { PageError } from './data/page-error.ts';
import type { PublicReader } from './data/public/public-reader.ts';
import { render } from './entry-server.tsx';
import { BODY_WORD, SMALL_PRESS, smallPressReader } from './testing/small-press.ts';

const origin = 'https://press.example';

async function get(
  path: string,
  reader: PublicReader = smallPressReader(),
  init: RequestInit = {},
) {
  const response = await render(new Request(`${origin}${path}`, init), {
    origin,
    mediaOrigin: origin,
    firestore: { projectId: 'demo-test' },
    reader,
  });
  return { response, html: await response.text() };
}

const PAGES = [
  ['/', 'Small Press | Enough to test with.', 'Latest articles'],
  ['/journals', 'Journals | Small Press', 'A journal for tests.'],
  [journalPath('TST'), 'Tests of Salt and Time | Small Press', 'Aims and scope'],
  [
    issuePath('TST', '1-1'),
    'Tests of Salt and Time, Volume 1, Number 1 (2025) | Small Press',
    'Mud',
  ],
  [articlePath('TST', '1-1', 'mud'), 'Mud &amp; &lt;water&gt; in x² | Small Press', BODY_WORD],
] as const;

describe('a public page', () => {
  test.each(PAGES)(
    'answers %s with its title, content and cache header',
    async (path, title, words) => {
      const { response, html } = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(words);
      const canonical = path === '/' ? `${origin}/` : `${origin}${path}`;
      expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
      expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
    },
  );

  test.each(PAGES)('reads at most 3 documents for %s', async (path) => {
    const reader = smallPressReader();
    await get(path, reader);
    expect(reader.reads.length).toBeLessThanOrEqual(3);
  });

  test('has one main heading and the footer’s copyright line', async () => {
    const { html } = await get('/journals');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.replaceAll('<!-- -->', '')).toContain('© 2022–2032 Small Press');
  });

  test('leads authors from the home page to the submission form', async () => {
    const { html } = await get('/');
    const buttons = [...html.matchAll(/<a class="button[^>]*href="([^"]+)"[^>]*>([^<]+)</g)];
    const forAuthors = buttons.filter(([, , label]) => label === 'Submit a manuscript');
    expect(forAuthors.map(([, href]) => href)).toEqual([submitPath(), submitPath()]);
    expect(buttons.filter(([, href]) => href?.startsWith('mailto:'))).toEqual([]);
  });

  test('sends every inline script that its policy allows, and no other', async () => {
    const { html } = await get('/');
    // `nomodule` is for a browser that knows no such policy.
    const inline = [
      ...html.matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json|nomodule))[^>]*>/g),
    ];
    expect(inline).toHaveLength(1);
  });
});

describe('an article', () => {
  const path = articlePath('TST', '1-1', 'mud');

  test('sends its body once and its abstract to readers once, neither of them as data', async () => {
    const { html } = await get(path);
    expect(html.split(BODY_WORD)).toHaveLength(2);
    expect(html.split('<p>The abstract, made of words that occur once: heliotrope.')).toHaveLength(
      2,
    );
    const data = html.slice(html.indexOf(`id="${EMBEDDED_ID}"`));
    expect(data).toContain('"htmlInPage":"article-body"');
    expect(data).not.toContain('in Markdown');
    expect(data).not.toContain('heliotrope');
    expect(data).not.toContain('Okafor');
  });

  test('brings KaTeX’s style only where there is math', async () => {
    expect((await get(path)).html).toContain('<style id="math-style" ');
    expect((await get('/journals')).html).not.toContain('math-style"');
  });

  test('keeps its old address when it has moved to another issue', async () => {
    const { response } = await get(articlePath('TST', '9-9', 'mud'));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(path);
  });

  test('says that it has been retracted before anything else', async () => {
    const id = 'publishedArticles/TST~mud';
    const retracted = { ...Object(SMALL_PRESS[id]), status: 'retracted' };
    const { html } = await get(path, smallPressReader({ ...SMALL_PRESS, [id]: retracted }));
    expect(html.indexOf('has been retracted')).toBeLessThan(html.indexOf('<h1'));
  });
});

describe('what is not there', () => {
  test.each([
    '/no/such/page/at/all',
    '/journals/NOPE',
    '/journals/TST/7-7',
    '/article/TST/1-1/nothing',
    '/journals/TST/a%20b',
    '/article/TST/1-1/10.5555%2Ftst.pdf',
  ])('answers %s with “Page not found” and a short life', async (path) => {
    const { response, html } = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect(html).toContain('Page not found: ');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('Tests of Salt and Time');
  });

  test('escapes the path it repeats', async () => {
    const { html } = await get('/%3Cimg%20src=x%20onerror=alert(1)%3E');
    expect(html).not.toContain('<img src=x');
  });

  test('goes by one address: a slash at the end is redirected, and never to another host', async () => {
    expect((await get('/journals/')).response.headers.get('location')).toBe('/journals');
    const { response } = await get('//evil.example/');
    expect(response.headers.get('location')).toBe('/evil.example');
  });
});

describe('a press that cannot be reached', () => {
  test('shows the full-page error with its fields, without a stack, and is not kept', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reader: PublicReader = {
      document: () =>
        Promise.reject(new PageError('page/unavailable', {}, new Error('secret.ts:1'))),
      media: async () => null,
    };
    const { response, html } = await get('/', reader);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('page/unavailable');
    expect(html).not.toContain('secret.ts');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('page/unavailable'));
    log.mockRestore();
  });

  test('shows a document that is not what it should be as a failure of ours', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { response, html } = await get(
      '/',
      smallPressReader({ ...SMALL_PRESS, 'digests/home': { journals: 'none' } }),
    );
    expect(response.status).toBe(500);
    expect(html).toContain('Something went wrong on our side. Please try again in a moment.');
    log.mockRestore();
  });
});

describe('other visitors', () => {
  test('Internet Explorer gets the message and no app', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
    };
    const { html } = await get('/', smallPressReader(), { headers });
    expect(html).toContain('Chrome, Edge or Firefox');
    expect(html).not.toContain('<script');
  });

  test('a signed-in area is an empty shell that nobody keeps', async () => {
    const reader = smallPressReader();
    const { response, html } = await get('/admin/login', reader);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<div id="root"></div>');
    expect(reader.reads).toEqual([]);
  });

  test('the sign-in page is kept by nobody', async () => {
    const { response, html } = await get('/sign/in');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<h1');
  });

  test('a method other than GET and HEAD is refused', async () => {
    const { response } = await get('/', smallPressReader(), { method: 'POST' });
    expect(response.status).toBe(405);
  });
});
