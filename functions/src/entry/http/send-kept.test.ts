import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serveFunction } from '../../testing/serve.ts';
import { sendKept } from './send-kept.ts';

let served: Served;
let body = 'The tides turn.';
const CACHED = 'public, max-age=0, s-maxage=10';

beforeAll(async () => {
  served = await serveFunction(async (request, response) => {
    const [, status = '200', cached = CACHED] = /^\/(\d+)?(?:\/(.*))?$/.exec(request.path) ?? [];
    const headers = { 'Cache-Control': cached, 'Content-Type': 'text/html; charset=utf-8' };
    sendKept(request, response, { status: Number(status), headers, body });
  });
});
afterAll(() => served.close());

const ask = (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://${served.host}${path}`, { headers, method });
const tagNow = async () => (await ask()).headers.get('etag') ?? '';

it('answers 304, without a body and with the headers of caches, to who has the same bytes', async () => {
  const tag = await tagNow();
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  for (const asked of [tag, `W/${tag}`, `"other", W/${tag}`, '*']) {
    const answer = await ask('/', { 'If-None-Match': asked });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    expect(answer.headers.get('etag')).toBe(tag);
    expect(answer.headers.get('cache-control')).toBe(CACHED);
  }
});

it('sends what has changed since, with another tag', async () => {
  const before = await tagNow();
  body = 'The tides have turned.';
  const answer = await ask('/', { 'If-None-Match': before });
  expect([answer.status, await answer.text()]).toEqual([200, body]);
  expect(answer.headers.get('etag')).not.toBe(before);
});

it('answers HEAD with the tag and the length of what GET sends', async () => {
  const answer = await ask('/', {}, 'HEAD');
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('etag')).toBe(await tagNow());
  expect(answer.headers.get('content-length')).toBe(String(body.length));
});

it.each(['/404', '/500', '/200/no-store'])('gives no tag to what is not kept: %s', async (path) => {
  const answer = await ask(path, { 'If-None-Match': '*' });
  expect(answer.headers.get('etag')).toBeNull();
  expect(await answer.text()).toBe(body);
});
