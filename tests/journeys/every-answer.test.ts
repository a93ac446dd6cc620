/**
 * The headers that browsers get with every kind of answer, through Hosting: pages, files, machine-readable answers,
 * what scripts send, redirects, refusals, failures. And that no address, however written, causes a crash.
 */
import { request } from 'node:http';
import { callPath } from '@quire/model/calls/call-groups';
import type { CallName } from '@quire/model/calls/calls';
import { DEFAULT_REGION } from '@quire/model/constants';
import { articlePath, policyReportsPath, searchPath } from '@quire/model/paths';
import { SECURITY_HEADERS } from '@quire/model/security-headers';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPaper } from './demo-paper.ts';
import { press } from './press-addresses.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** As it is written: `fetch` would tidy the address, and follow. */
const ask = (path: string, method = 'GET', body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(press.press);
    const options = { hostname, port, path, method, agent: false };
    request(options, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const headers = Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      );
      resolve({ status: answer.statusCode ?? 0, headers, body: Buffer.concat(parts).toString() });
    })
      .on('error', reject)
      .end(body);
  });

const { journal, issue, akey } = demoPaper();
const article = articlePath(journal, issue, akey);

/** Files of the article's page, by their addresses there. */
let media = '';
let asset = '';
beforeAll(async () => {
  const { body } = await ask(article);
  media = /\/media\/[^"' )]+/.exec(body)?.[0] ?? '';
  asset = /\/assets\/[^"' ]+\.js/.exec(body)?.[0] ?? '';
});

/** The value of `Cross-Origin-Resource-Policy` where it is not `same-origin`. */
const FOR_ALL = { 'cross-origin-resource-policy': 'cross-origin' };

const KINDS: readonly [string, () => Promise<Answer>, number, object?][] = [
  ['a page', () => ask('/'), 200],
  ['an article', () => ask(article), 200],
  ['a signed-in page', () => ask('/account'), 200],
  ['the office', () => ask('/admin/dashboard'), 200],
  ['a page that is not there', () => ask('/nowhere'), 404],
  ['a page at another address', () => ask('/NEWS/?utm_source=x'), 301],
  ['a page asked otherwise', () => ask('/', 'POST', 'x'), 405],
  ['an address that is not valid', () => ask('/a%0a'), 400],
  ['a figure or a body', () => ask(media), 200, FOR_ALL],
  ['a file with a query', () => ask(`${media}?1`), 301],
  ['a file that is not there', () => ask('/media/CES/none/none.webp'), 404],
  ['a PDF that is not there', () => ask(`/article/${journal}/${issue}/nothing.pdf`), 404],
  ['an article’s XML', () => ask(`${article}/jats.xml`), 200],
  ['an XML that is not there', () => ask(`${article}-none/jats.xml`), 404],
  ['a script', () => ask(asset), 200],
  ['the icon', () => ask('/favicon.svg'), 200],
  ['what crawlers may read', () => ask('/crawlers.txt'), 200],
  ['a feed', () => ask('/feed.xml'), 200],
  ['a feed that is not there', () => ask('/journals/NONE/feed.xml'), 404],
  ['the sitemap', () => ask('/sitemap.xml'), 200],
  ['how the press is searched', () => ask('/opensearch.xml'), 200],
  ['what harvesters ask', () => ask('/oai?verb=Identify'), 200],
  ['whom to tell of a security hole', () => ask('/.well-known/security.txt'), 200],
  ['what may be mined', () => ask('/.well-known/tdmrep.json'), 200],
  ['the titles for libraries', () => ask('/kbart.txt'), 200],
  ['the records of all books', () => ask('/books/marc.xml'), 200],
  ['the record of a book that is not there', () => ask('/books/none/onix.xml'), 404],
  ['what archives collect', () => ask('/archive'), 200],
  ['the public API', () => ask('/api/v1/articles'), 200],
  ['what the public API has', () => ask('/api/v1/docs'), 200],
  ['the archives of all texts', () => ask('/api/v1/corpus'), 200],
  ['an institution that no dump of ROR has', () => ask('/ror/organizations/00nrdvk01'), 404],
  ['institutions where no dump of ROR was imported', () => ask('/ror/organizations?query=a'), 503],
  ['a record that the public API does not have', () => ask('/api/v1/books/none'), 404],
  ['a count', () => ask('/count', 'POST', '{}'), 204],
  ['a report', () => ask(policyReportsPath(), 'POST', '{}'), 204],
  ['an advertisement that is not there', () => ask('/advert/none'), 404],
  ['a card’s event that nobody signed', () => ask('/card/events', 'POST', '{}'), 400],
  [
    'a reviewer’s file without a link',
    () => ask('/reviewer/file', 'POST', '{}'),
    404,
    { 'referrer-policy': 'no-referrer' },
  ],
  ['a call that is refused', () => askCall('exportMyData', {}), 401],
  ['a call that is answered', () => askCall('checkCertificate', { code: 'none' }), 200],
  ['a reviewer’s file asked otherwise', () => ask('/reviewer/file'), 405],
];

/** At the address of the functions themselves: what a page calls. */
async function askCall(name: CallName, data: object): Promise<Answer> {
  const address = `${press.functions}/${press.project}/${DEFAULT_REGION}/${callPath(name)}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  const headers = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
}

describe('every kind of answer', () => {
  it.each(KINDS)('tells browsers how to handle %s', async (_, get, status, besides = {}) => {
    const { headers, ...answer } = await get();
    expect(answer.status).toBe(status);
    const everywhere = Object.entries(SECURITY_HEADERS).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(headers).toMatchObject({ ...Object.fromEntries(everywhere), ...besides });
    expect(headers['content-security-policy']).toMatch(/default-src '(self|none)'/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe|[ /]\*/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('has a robots.txt that leads to this very press', async () => {
    const answer = await fetch(`${press.press}/robots.txt`);
    const type = answer.headers.get('content-type');
    expect([answer.status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await answer.text()).toContain(`Sitemap: ${press.press}/sitemap.xml`);
  });
});

const STRANGE = [
  ...['/%', '/%0', '/%zz', '/%C0%80', '/%E0%A4%A', '/%ff', '/%00', '/%0a', '/%0d%0aX:%20y', '/%7f'],
  ...['/journals/%', '/journals/%0a/x', '/media/%/b/c', '/media/..%2f..%2fx/y/z', '/news/__x__'],
  ...['/journals/__x__', '/article/__x__/__y__/__z__', '/article/a/b/c%00.pdf', '/feed.xml/%'],
  ...['/api/v1/__x__', '/api/v1/articles/%', '/archive/__x__/2026', '/books/__x__/1'],
  ...['/advert/%', '/advert/__x__', '/sitemaps/%.xml', '/sitemaps/__x__.xml', '/assets/%', '//%'],
  ...[
    '/conference/..%5c',
    '/books/%2e%2e%2f',
    `/${'a'.repeat(6_000)}`,
    '/search?q=%',
    '/?%',
    '/\\',
  ],
  ...['/reviewer/certificate/%0a', '/__proto__', '/constructor', '/journals/%F0%9F%98%80'],
];

describe('an address, however it is written', () => {
  it.each(STRANGE)('has an answer, and nothing ends: %s', async (path) => {
    const { status } = await ask(path);
    expect([200, 301, 302, 400, 404, 414]).toContain(status);
  });

  it('leaves a press that answers', async () => {
    expect((await ask(searchPath())).status).toBe(200);
    expect((await ask(article)).status).toBe(200);
  });
});
