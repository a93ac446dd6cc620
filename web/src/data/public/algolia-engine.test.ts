import { createServer, type RequestListener, type Server } from 'node:http';
import { quickRequest } from '@quire/model/search/search-request';
import { afterEach, expect, test } from 'vitest';
import { algoliaEngine } from './algolia-engine.ts';

const TIDES = { q: 'tides', kind: 'articles', facets: {}, sort: 'relevance', page: 1 } as const;
const { requests } = quickRequest('', TIDES);

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function engineOf(answer: RequestListener, deadlineMs?: number) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const config = {
    appId: 'AB12',
    searchKey: 'public',
    prefix: '',
    host: `http://127.0.0.1:${port}`,
  };
  return algoliaEngine(config, deadlineMs);
}

test('one that never answers is given up in time', async () => {
  const engine = await engineOf(() => {}, 150);
  await expect(engine.ask(requests)).rejects.toMatchObject({ code: 'page/unavailable' });
});

test('one that begins and never ends its answer is given up in time', async () => {
  const engine = await engineOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"results":[');
  }, 150);
  await expect(engine.ask(requests)).rejects.toMatchObject({ code: 'page/unavailable' });
});

test.each([429, 403, 500])('one that says %i is not asked again', async (status) => {
  let asked = 0;
  const engine = await engineOf((_, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status, message: 'no' }));
  });
  await expect(engine.ask(requests)).rejects.toMatchObject({ code: 'page/unavailable' });
  expect(asked).toBe(1);
});
