import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { smokeTest } from './smoke-test.ts';

const answers = new Map<string, string>();
let headers: Record<string, string> = {};
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const text = answers.get(request.url ?? '');
    response.writeHead(text === undefined ? 404 : 200, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

beforeEach(() => {
  headers = {
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  answers.clear();
  answers.set('/', '<title>Saltmarsh</title>');
  answers.set('/sitemap.xml', '<loc>https://press.example/sitemaps/a.xml</loc>');
  answers.set('/sitemaps/a.xml', '<loc>https://press.example/article/a/b/c</loc>');
  answers.set('/article/a/b/c', '<meta name="citation_title" content="Tides">');
  answers.set('/sign/in', '<form></form>');
  answers.set('/robots.txt', 'User-agent: *\nSitemap: https://press.example/sitemap.xml');
  answers.set('/f/visitor/setupState', '{"result":{"isOpen":false}}');
});

const problems = async () =>
  (await smokeTest({ origin, functions: `${origin}/f` })).flatMap(({ problem }) => problem ?? []);

it('finds nothing wrong with a press that answers', async () => {
  expect(await problems()).toEqual([]);
});

it.each([
  ['/', 'answers 404'],
  ['/article/a/b/c', 'answers 404'],
  ['/sign/in', 'answers 404'],
  ['/robots.txt', 'answers 404'],
  ['/f/visitor/setupState', 'answers 404'],
])('says that %s is missing', async (path, words) => {
  answers.delete(path);
  expect(await problems()).toContain(`${origin}${path} ${words}`);
});

it.each([
  ['/', 'has no title'],
  ['/article/a/b/c', 'has no citation_title'],
  ['/sign/in', 'has no form'],
])('says what %s lacks', async (path, words) => {
  answers.set(path, 'something else');
  expect(await problems()).toEqual([`${origin}${path} ${words}`]);
});

it('says which header is missing', async () => {
  delete headers['referrer-policy'];
  expect(await problems()).toEqual([`${origin}/ is sent without referrer-policy`]);
});

it('takes a press without articles for well', async () => {
  answers.set('/sitemaps/a.xml', '');
  expect(await problems()).toEqual([]);
});

it('looks at no page of a press that is not set up', async () => {
  answers.clear();
  answers.set('/f/visitor/setupState', '{"result":{"isOpen":true}}');
  expect(await problems()).toEqual([]);
});

it('says that nobody answers', async () => {
  const found = await smokeTest({ origin: 'http://127.0.0.1:9', functions: 'http://127.0.0.1:9' });
  expect(found.every(({ problem }) => problem !== null)).toBe(true);
});
