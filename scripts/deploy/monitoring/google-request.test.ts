import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { googleRequest } from './google-request.ts';
import { readBudget } from './watch-press.ts';

const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  if (request.url === '/denied') {
    response
      .writeHead(403)
      .end('{"error":{"message":"Budget API has not been used in project 12"}}');
    return;
  }
  request.setEncoding('utf8');
  request.once('data', (text: string) => response.end(JSON.stringify({ got: JSON.parse(text) })));
  if (request.method === 'GET') response.end('');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

it('sends the token, the project and JSON, and reads JSON', async () => {
  const google = googleRequest('ya29.x', 'tide-press');
  expect(await google('PATCH', `${origin}/v3/policies/1`, { a: 1 })).toEqual({ got: { a: 1 } });
  expect(await google('GET', `${origin}/v3/policies`)).toEqual({});
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer ya29.x',
    'x-goog-user-project': 'tide-press',
    'content-type': 'application/json',
  });
});

it('rejects with the words of the API', async () => {
  const denied = googleRequest('ya29.x', 'tide-press')('GET', `${origin}/denied`);
  await expect(denied).rejects.toMatchObject({
    name: 'GoogleRefused',
    status: 403,
    message: expect.stringContaining('Budget API has not been used'),
  });
});

it.each([
  ['20 EUR', { amount: 20, currency: 'EUR' }],
  ['150USD', { amount: 150, currency: 'USD' }],
  ['twenty', null],
  ['20', null],
  ['20.50 EUR', null],
])('reads the budget %s', (text, budget) => {
  expect(readBudget(text)).toEqual(budget);
});
