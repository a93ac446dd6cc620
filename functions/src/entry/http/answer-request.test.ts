import { request as ask } from 'node:http';
import { SECURITY_HEADERS } from '@quire/model/security-headers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Served, serveFunction } from '../../testing/serve.ts';
import { answerRequest } from './answer-request.ts';

let served: Served;
let reading: Served;
const seen: string[] = [];
vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  served = await serveFunction(
    answerRequest({ name: 'test', methods: ['GET', 'HEAD'] }, async (request, response) => {
      seen.push(request.originalUrl);
      if (request.path === '/broken') throw new Error('the database is away');
      response.status(200).end('found');
    }),
  );
  reading = await serveFunction(
    answerRequest(
      { name: 'page', methods: ['GET'], readsQuery: true },
      async (request, response) => {
        seen.push(request.originalUrl);
        response.status(200).end('found');
      },
    ),
  );
});
afterAll(() => Promise.all([served.close(), reading.close()]));
beforeEach(() => {
  seen.length = 0;
});

/** Sends the address as written: `fetch` would normalise it first. */
const get = (path: string, { host } = served, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve) => {
    const [hostname, port] = host.split(':');
    ask({ hostname, port, path, method, agent: false }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, headers, body: Buffer.concat(parts).toString() });
    }).end();
  });

const EVERYWHERE = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

it.each([
  ['/', 200],
  ['/a?x=1', 301],
  ['//a', 301],
  ['/broken', 503],
  ['/%', 400],
  ['/%0a', 400],
] as const)('sends the same browser protections at %s, which is %i', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    ...EVERYWHERE,
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(answer.headers['x-powered-by']).toBeUndefined();
});

it.each([
  ...['/%', '/%E0%A4%A', '/%C0%80', '/%ff', '/a%0ab', '/%00', '/%0d%0aSet-Cookie:%20a=b', '/%7f'],
  ...['/media/%/b/c', '/%ED%A0%80'],
])('refuses %s as an invalid address, and calls no handler', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(body).toContain('page/malformed');
  expect(body).not.toContain('try again');
  expect(seen).toEqual([]);
});

it.each([
  ['/feed.xml?1', '/feed.xml'],
  ['/feed.xml?', '/feed.xml'],
  ['/feed.xml?%', '/feed.xml'],
  ['/a%2Fb?utm_source=x&page=2?y', '/a%2Fb'],
  ['//evil.example/x?y', '/evil.example/x'],
  ['////evil.example', '/evil.example'],
])('redirects %s to the address without a query, which is not cached', async (path, to) => {
  const { status, headers } = await get(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([301, to, 'no-store']);
  expect(seen).toEqual([]);
});

it('passes on the query where it is read', async () => {
  expect((await get('/search?q=%', reading)).status).toBe(200);
  expect(seen).toEqual(['/search?q=%']);
  expect((await get('///search?q=a', reading)).headers.location).toBe('/search?q=a');
});

it('names the methods that it accepts', async () => {
  const { status, headers } = await get('/', served, 'DELETE');
  expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
  expect(seen).toEqual([]);
});

it('shows the reference of a request that failed, where the fault is ours', async () => {
  expect((await get('/broken')).body).toMatch(/page\/unavailable · [0-9a-f]{12}</);
  expect((await get('/%')).body).not.toContain(' · ');
});
