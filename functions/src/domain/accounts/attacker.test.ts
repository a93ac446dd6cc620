/**
 * What an attacker learns by trying addresses: bodies and times of the answers, alternately for known and unknown
 * addresses. The work takes a varying time here (deliberately longer for a known address); the time is read from an
 * injected clock. A journey measures it over the network.
 */
import { EVEN_ANSWER_MS, LINKS_PER_NETWORK_AND_HOUR } from '@quire/model/constants';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ADA, startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { AccountPorts } from './ports.ts';
import { registerAccount } from './register-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';

/** The clock is exact, so a few accounts of each kind are enough. */
const TRIES = 12;
const KNOWN = ['confirmed@example.org', 'unconfirmed@example.org', 'disabled@example.org'];

let test: TestAccounts;
let clock: number;
let ports: AccountPorts;

beforeAll(async () => {
  test = await startTestAccounts();
});
beforeEach(async () => {
  await test.clear();
  clock = 0;
  // Every step of the work takes time; how much depends on the work.
  const spend = (ms: number) => {
    clock += ms;
  };
  const auth = new Proxy(test.auth, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      spend(40);
      return method.bind(target);
    },
  });
  const wait = async (ms: number) => spend(ms);
  const base = test.ports.now().getTime();
  ports = { ...test.ports, auth, wait, now: () => new Date(base + clock) };
  const [confirmed = '', unconfirmed = '', disabled = ''] = KNOWN;
  await test.auth.createUser({ email: confirmed, emailVerified: true });
  await test.auth.createUser({ email: unconfirmed });
  const { uid } = await test.auth.createUser({ email: disabled, emailVerified: true });
  const kept = test.auth.accounts.get(uid);
  if (kept) kept.disabled = true;
});
afterAll(() => test.close());

it.each<[string, (email: string, network: string) => Promise<unknown>]>([
  ['register', (email, network) => registerAccount(ports, { ...ADA, email }, network)],
  ['resend', (email, network) => resendVerification(ports, { email }, network)],
  ['reset', (email, network) => requestPasswordReset(ports, { email }, network)],
])('cannot tell a known address from an unknown one: %s', async (_name, ask) => {
  const answers = new Map<string, Set<string>>();
  for (let n = 0; n < TRIES; n += 1) {
    const pair = [KNOWN[n % KNOWN.length] ?? '', `nobody${n}@example.org`];
    for (const [place, email] of pair.entries()) {
      const began = clock;
      const body = await ask(email, `192.0.2.${n}`).then(
        (answer) => JSON.stringify(answer),
        (error: unknown) => String(error),
      );
      const kind = place === 0 ? 'known' : 'unknown';
      const seen = answers.get(kind) ?? new Set();
      answers.set(kind, seen.add(`${body} after ${clock - began} ms`));
    }
  }
  const one = new Set([`{} after ${EVEN_ANSWER_MS} ms`]);
  expect(Object.fromEntries(answers)).toEqual({ known: one, unknown: one });
});

it('gives everyone the same answer to too many requests, and to a failure', async () => {
  const ask = (email: string) =>
    requestPasswordReset(ports, { email }, 'one network').then(
      () => 'fine',
      (error: unknown) => String(error),
    );
  const [known = ''] = KNOWN;
  for (let n = 0; n < LINKS_PER_NETWORK_AND_HOUR; n += 1) expect(await ask(known)).toBe('fine');
  expect(await ask(known)).toBe(await ask('nobody@example.org'));
  expect(await ask(known)).toContain('This can be done 60 times an hour from one network');
});
