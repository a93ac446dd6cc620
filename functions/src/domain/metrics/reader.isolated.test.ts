import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Served, serveFunction } from '../../testing/serve.ts';

let served: Served;

beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example');
  const { isOutsideOpening } = await import('./reader.ts');
  served = await serveFunction((request, response) => {
    response.status(isOutsideOpening(request) ? 200 : 204).end();
  });
});
afterAll(async () => {
  await served.close();
  vi.unstubAllEnvs();
});

const PAGE = 'https://press.example/article/CES/1-1/creeks';

// fetch sets only `sec-fetch-mode` by itself.
it.each<[string, boolean, RequestInit]>([
  ['from a search engine', true, { headers: { referer: 'https://search.example/' } }],
  ['typed or from a mail', true, { headers: { 'sec-fetch-site': 'none' } }],
  ['by a viewer that begins with a piece', true, { headers: { range: 'bytes=0-65535' } }],
  ['by a viewer that goes on', false, { headers: { range: 'bytes=65536-' } }],
  ['from a page of the press', false, { headers: { referer: PAGE } }],
  ['from a page that hides itself', false, { headers: { 'sec-fetch-site': 'same-origin' } }],
  ['only to know its size', false, { method: 'HEAD' }],
])('decides whether a PDF opened %s counts here', async (_, counts, init) => {
  const { status } = await fetch(`http://${served.host}/x.pdf`, init);
  expect(status).toBe(counts ? 200 : 204);
});
