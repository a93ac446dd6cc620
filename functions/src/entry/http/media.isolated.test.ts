import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Served, serveFunction, servePlain } from '../../testing/serve.ts';

// As Firestore has it: one article.
const findByKey = vi.hoisted(() =>
  vi.fn(async (journal: string, akey: string) =>
    akey === 'creeks' ? { journal, akey, issue: '1-1', metadata: { licence: 'CC-BY-4.0' } } : null,
  ),
);
vi.mock('./find-article.ts', () => ({ findByKey }));
const countBookFile = vi.hoisted(() => vi.fn(async () => true));
vi.mock('../../domain/metrics/count-use.ts', () => ({ countBookFile }));
vi.mock('../../platform/firebase/admin.ts', () => ({ adminPorts: () => ({}) }));

const BODY = '<p>The text.</p>';
const PDF = Buffer.from('%PDF-1.7 0123456789');
let storage: Served;
let press: Served;
let asked: string[] = [];

beforeAll(async () => {
  // The Storage service's download address, as its rules would let it answer.
  storage = await servePlain((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? 'anonymous'}`);
    const path = decodeURIComponent(/\/o\/([^?]+)/.exec(request.url ?? '')?.[1] ?? '');
    response.setHeader('content-disposition', 'attachment');
    if (path.endsWith('body-1.html')) {
      const gzip = request.headers['accept-encoding'] === 'gzip';
      if (gzip) response.setHeader('content-encoding', 'gzip');
      response.end(gzip ? gzipSync(BODY) : BODY);
    } else if (/\.(zip|bib|csv)$/.test(path)) {
      response.end('<script>');
    } else if (path.endsWith('paper.pdf')) {
      const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
      if (!range) return response.end(PDF);
      const [from, to] = [Number(range[1]), Number(range[2])];
      response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${PDF.length}` });
      response.end(PDF.subarray(from, to + 1));
    } else {
      response.writeHead(path.includes('broken') ? 500 : path.includes('secret') ? 403 : 404);
      response.end('{"error":"internal"}');
    }
  });
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo","storageBucket":"demo.bucket"}');
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', storage.host);
  const { media } = await import('./media.ts');
  press = await serveFunction(media);
});
afterAll(async () => {
  await press.close();
  await storage.close();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  asked = [];
  findByKey.mockClear();
  countBookFile.mockClear();
});

const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`http://${press.host}/media/CES/creeks/${name}`, { headers });

describe('a published file', () => {
  it.each([
    ['cite-0a1b.bib', 'rel="describes"'],
    ['supplement-0a1b.csv', 'rel="collection"'],
    ['paper.pdf', 'rel="license"'],
  ])('links back to the page that lists it: %s', async (name, rel) => {
    const { headers } = await get(name);
    expect(headers.get('link')).toContain('/article/CES/1-1/creeks>; rel=');
    expect(headers.get('link')).toContain(rel);
  });

  it('has no link where it is a part of a page', async () => {
    expect((await get('body-1.html')).headers.has('link')).toBe(false);
  });

  it('reads its article only where it is sent', async () => {
    const { etag = '' } = Object.fromEntries((await get('paper.pdf')).headers);
    expect(findByKey).toHaveBeenCalledOnce();
    expect((await get('paper.pdf', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('missing.pdf')).status).toBe(404);
    expect(findByKey).toHaveBeenCalledOnce();
  });

  it('is fetched as a visitor and can be cached permanently', async () => {
    const answer = await get('body-1.html');
    expect(await answer.text()).toBe(BODY);
    expect(asked).toEqual([
      '/v0/b/demo.bucket/o/published%2FCES%2Fcreeks%2Fbody-1.html?alt=media anonymous',
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      etag: '"body-1.html"',
    });
    expect(answer.headers.has('content-disposition')).toBe(false);
  });

  it('is downloaded and never shown unless it is a page, figure or PDF', async () => {
    const answer = await get('0a1b.zip');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
  });

  it('stays compressed for clients that accept that', async () => {
    const zipped = await get('body-1.html', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('body-1.html', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(BODY);
  });

  it('is not sent again to clients that have it', async () => {
    const answer = await get('body-1.html', { 'if-none-match': 'W/"x", "body-1.html"' });
    expect(answer.status).toBe(304);
    expect(asked).toEqual([]);
  });

  it('is sent in ranges on request', async () => {
    const answer = await get('paper.pdf', { range: 'bytes=0-3' });
    expect([answer.status, await answer.text()]).toEqual([206, '%PDF']);
    expect(answer.headers.get('content-range')).toBe(`bytes 0-3/${PDF.length}`);
    const stale = await get('paper.pdf', { range: 'bytes=0-3', 'if-range': '"another.pdf"' });
    expect(stale.status).toBe(200);
  });
});

describe('a file of a book', () => {
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const url = `http://${press.host}/media/${path}`;
    await fetch(url, { method, headers: { 'user-agent': BROWSER, ...headers } });
    return countBookFile.mock.calls.length;
  };

  it('is counted where it is opened from outside', async () => {
    expect(await open('books/tides/paper.pdf', { referer: 'https://scholar.example/' })).toBe(1);
    expect(countBookFile).toHaveBeenCalledWith(
      {},
      { bkey: 'tides', href: '/media/books/tides/paper.pdf' },
      expect.objectContaining({ agent: BROWSER }),
    );
  });

  it('is counted where the reader has it already', async () => {
    const referer = 'https://scholar.example/';
    expect(await open('books/again/paper.pdf', { referer, 'if-none-match': '"paper.pdf"' })).toBe(
      1,
    );
    expect(asked).toEqual([]);
  });

  it('stays in the CDN for no longer than a page, as what the CDN answers is not counted', async () => {
    const answer = await fetch(`http://${press.host}/media/books/tides/paper.pdf`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=45');
    const figure = await get('body-1.html');
    expect(figure.headers.get('cache-control')).toContain('immutable');
  });

  it.each<[string, string, Record<string, string>, string?]>([
    [
      'from the book’s page, which counts it',
      'books/a/paper.pdf',
      { 'sec-fetch-site': 'same-origin' },
    ],
    ['by a robot', 'books/b/paper.pdf', { 'user-agent': 'Googlebot/2.1' }],
    ['in a later part', 'books/c/paper.pdf', { range: 'bytes=4-7' }],
    ['for its headers', 'books/d/paper.pdf', {}, 'HEAD'],
    ['which is a figure', 'books/e/figure.webp', {}],
    ['of an article', 'CES/creeks/paper.pdf', {}],
  ])('is not counted here when fetched %s', async (_, path, headers, method) => {
    expect(await open(path, headers, method)).toBe(0);
  });
});

describe('a file that is not available', () => {
  it.each(['gone.webp', 'secret.pdf', 'a.svg', 'a.html.js'])(
    'is answered with 404 for a short time: %s',
    async (name) => {
      const answer = await get(name);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
      expect(await answer.text()).toBe('Not found\n');
    },
  );

  it('is answered with the error page while the service is broken, and not cached', async () => {
    const answer = await get('broken.pdf');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toContain('internal');
  });
});
