import type { CallableRequest } from 'firebase-functions/https';
import { expect, it } from 'vitest';
import '../../platform/text/bind-translations.ts';
import { callable } from '../callables/callable.ts';
import { dispatchTo } from './call-group.ts';

const answer = dispatchTo([
  callable('checkCertificate', 'public', async () => ({ valid: false })),
  callable('endSessions', 'signed-in', async () => ({})),
]);
const ask = (path: string) => {
  const rawRequest = { path, get: () => undefined, socket: {} };
  // The part of an Express request that is read.
  return answer({ data: { code: 'none' }, rawRequest } as unknown as CallableRequest<unknown>);
};

it('has the call answered that the end of the address names', async () => {
  await expect(ask('/checkCertificate')).resolves.toEqual({ valid: false });
  await expect(ask('/endSessions')).rejects.toMatchObject({
    details: { code: 'account/signed-out' },
  });
});

it('answers in the language of the page', async () => {
  const message = (path: string) => ask(path).catch((error: unknown) => String(error));
  expect(await message('/es/endSessions')).not.toBe(await message('/endSessions'));
  expect(await message('/xx/endSessions')).toBe(await message('/endSessions'));
});

it.each(['/', '', '/saveRecord', '/constructor', '/checkCertificate/'])(
  'knows no call %j',
  async (path) => {
    await expect(ask(path)).rejects.toMatchObject({ code: 'not-found' });
  },
);
