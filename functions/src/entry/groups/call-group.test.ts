import { language } from '@quire/model/messages/language';
import type { CallableRequest } from 'firebase-functions/https';
import { expect, it } from 'vitest';
import { callable } from '../callables/callable.ts';
import { dispatchTo } from './call-group.ts';

/** The languages of the calls. */
const asked: string[] = [];
const answer = dispatchTo([
  callable('checkCertificate', 'public', async () => {
    asked.push(language());
    return { valid: false };
  }),
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
  asked.length = 0;
  for (const path of ['/es/checkCertificate', '/xx/checkCertificate', '/checkCertificate'])
    await ask(path);
  expect(asked).toEqual(['es', 'en', 'en']);
});

it.each(['/', '', '/saveRecord', '/constructor', '/checkCertificate/'])(
  'knows no call %j',
  async (path) => {
    await expect(ask(path)).rejects.toMatchObject({ code: 'not-found' });
  },
);
