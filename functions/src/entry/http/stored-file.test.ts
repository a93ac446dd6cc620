import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serveFunction } from '../../testing/serve.ts';
import { answerStoredFile } from './stored-file.ts';

const NOW = new Date('2026-06-01T09:00:00Z');
const TOKENS: Readonly<Record<string, Record<string, unknown> & { uid: string }>> = {
  good: { uid: 'edda', email_verified: true, auth_time: NOW.getTime() / 1000 },
  ended: { uid: 'ended', email_verified: true, auth_time: NOW.getTime() / 1000 },
  unproved: { uid: 'edda', email_verified: false, auth_time: NOW.getTime() / 1000 },
};
let served: Served;
beforeAll(async () => {
  served = await serveFunction((request, response) =>
    answerStoredFile(
      {
        now: () => NOW,
        verify: async (idToken) => TOKENS[idToken] ?? Promise.reject(new Error('none of ours')),
        isSessionOver: async ({ uid }) => uid === 'ended',
        open: async ({ uid }, path) => {
          async function* stream() {
            yield Buffer.from(`${uid} reads `);
            yield Buffer.from(path);
          }
          return { name: 'a“b.pdf', type: 'application/pdf', size: 20, stream: stream() };
        },
      },
      request,
      response,
    ),
  );
});
afterAll(() => served.close());

const ask = (token: string | null, body: string | null = JSON.stringify({ path: 'some/path' })) =>
  fetch(`http://${served.host}/file`, {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body,
  });

it('streams a file as a download, which is not cached', async () => {
  const answer = await ask('good');
  expect([answer.status, await answer.text()]).toEqual([200, 'edda reads some/path']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="a_b.pdf"; filename*=UTF-8''a%E2%80%9Cb.pdf`,
    'content-type': 'application/pdf',
  });
});

it.each([
  [null, 401, 'account/signed-out'],
  ['forged', 401, 'account/signed-out'],
  ['ended', 401, 'account/signed-out'],
  ['unproved', 403, 'account/not-verified'],
] as const)('refuses the token %s: %i %s', async (token, status, code) => {
  const answer = await ask(token);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(`(${code})`);
});

it.each([null, '', '{}', '{"path":""}', JSON.stringify({ path: 'x'.repeat(5_000) })])(
  'refuses a request that names no file: %s',
  async (body) => {
    const answer = await ask('good', body);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('(input/invalid)'),
    ]);
  },
);
