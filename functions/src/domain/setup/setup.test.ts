import type { ClaimSetupRequest } from '@quire/model/calls/setup';
import { AUDIT, PRESS_SETTINGS, SETTINGS, SETUP, USERS } from '@quire/model/collections';
import { claimsOf } from '@quire/model/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { claimSetup } from './claim-setup.ts';
import { setupCodeHash } from './setup-code.ts';
import { type SetupPorts, setupState } from './setup-state.ts';

let test: TestAccounts;
let press: FirebaseFirestore.DocumentData | undefined;
const settings = () => test.press.db.collection(SETTINGS).doc(PRESS_SETTINGS);

beforeAll(async () => {
  test = await startTestAccounts();
  press = (await settings().get()).data();
});
beforeEach(async () => {
  await test.clear();
  await settings().delete();
  test.press.lines.length = 0;
});
afterAll(() => test.close());

const GIVEN = 'K7QM2-RTX9W-HD3ZP-4V8KE';
const ports = (givenCode: string | null = GIVEN): SetupPorts => ({ ...test.ports, givenCode });
const asked = (change: Partial<ClaimSetupRequest> = {}): ClaimSetupRequest => ({
  ...{ code: GIVEN, attempt: 'an-attempt-of-a-page-1', given: 'Ada', family: 'Brightwater' },
  ...{ email: 'Ada@Example.org', password: 'low-tide-at-noon', ...change },
});
let networks = 0;
/** Each from a separate network: throttling has its own test. */
function claim(change: Partial<ClaimSetupRequest> = {}, code: string | null = GIVEN) {
  networks += 1;
  return claimSetup(ports(code), asked(change), `n${networks}`);
}
const state = async () =>
  (await test.press.db.collection(SETUP).doc('state').get()).data() as Record<string, unknown>;
const ada = async () => (await test.account('ada@example.org')) ?? { uid: '', customClaims: {} };
const admins = () =>
  [...test.auth.accounts.values()].filter(({ customClaims = {} }) =>
    claimsOf(customClaims).roles.includes('admin'),
  );
const loggedCode = () => /setup\/code ([0-9A-Z-]+)/.exec(test.press.lines.join('\n'))?.[1] ?? '';

describe('the code', () => {
  it('is stored as a hash, and not logged where the command has printed it', async () => {
    expect(await setupState(ports())).toEqual({ isOpen: true });
    expect(JSON.stringify(await state())).not.toContain(GIVEN);
    expect(await state()).toMatchObject({ codeHash: setupCodeHash(GIVEN) });
    expect(test.press.lines).toEqual([]);
  });

  it('is logged once, and again when it has expired', async () => {
    await setupState(ports(null));
    const first = loggedCode();
    expect(first).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    await setupState(ports(null));
    expect(test.press.lines).toHaveLength(1);
    test.later({ hours: 25 });
    await expect(claim({ code: first }, null)).rejects.toMatchObject({ code: 'setup/code-wrong' });
    expect(test.press.lines).toHaveLength(2);
    await claim({ code: test.press.lines[1]?.slice(11, 34) ?? '' }, null);
    expect(admins()).toHaveLength(1);
  });

  it('is replaced at the next start', async () => {
    await setupState(ports());
    const next = 'AAAAA-BBBBB-CCCCC-DDDDD';
    await expect(claim({}, next)).rejects.toMatchObject({ code: 'setup/code-wrong' });
    await claim({ code: next }, next);
  });

  it('is accepted as people type it', async () => {
    await claim({ code: ' k7qm2rtx9w hd3zp4v8ke ' });
    expect(admins()).toHaveLength(1);
  });

  it('cannot be guessed: wrong codes are counted by network', async () => {
    const guess = () => claimSetup(ports(), asked({ code: 'wrong' }), 'attacker');
    for (let n = 0; n < 10; n += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'setup/code-wrong' });
    }
    await expect(guess()).rejects.toMatchObject({ code: 'account/throttled' });
    await expect(claimSetup(ports(), asked(), 'attacker')).rejects.toMatchObject({
      code: 'account/throttled',
    });
    // The holder of the code, on another network, is not blocked by them.
    await claim();
  });
});

describe('the first administrator', () => {
  it('has an account with a confirmed address, roles, a mirror and an audit entry', async () => {
    expect(await claim()).toEqual({ email: 'ada@example.org' });
    const { uid, customClaims } = await ada();
    expect(test.auth.accounts.get(uid)).toMatchObject({
      emailVerified: true,
      displayName: 'Ada Brightwater',
      password: 'low-tide-at-noon',
    });
    expect(customClaims).toEqual({ roles: ['admin', 'author', 'reader'], grants: {} });
    const user = await test.press.db.collection(USERS).doc(uid).get();
    expect(user.data()).toMatchObject({
      email: 'ada@example.org',
      roles: ['admin', 'author', 'reader'],
    });
    const audit = await test.press.db.collection(AUDIT).get();
    expect(audit.docs.map((doc) => doc.get('action'))).toEqual(['setup.claim']);
    expect(await state()).toEqual({ closedAt: expect.any(String) });
  });

  it('closes the set-up permanently', async () => {
    await claim();
    expect(await setupState(ports())).toEqual({ isOpen: false });
    await expect(claim({ email: 'eve@example.org' })).rejects.toMatchObject({
      code: 'setup/closed',
    });
    // Even if everything that shows it is removed again.
    for (const { ref } of (await test.press.db.collection(USERS).get()).docs) await ref.delete();
    test.auth.accounts.clear();
    await expect(claim({ email: 'eve@example.org' }, 'AAAAA')).rejects.toMatchObject({
      code: 'setup/closed',
    });
    expect(admins()).toEqual([]);
  });

  it('is only one of all who use the code at the same time', async () => {
    const people = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.allSettled(
      people.map((who) =>
        claim({ email: `${who}@example.org`, attempt: `attempt-of-page-${who}-1` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(admins()).toHaveLength(1);
    expect(test.auth.accounts.size).toBe(1);
  });

  it('needs a strong password, and the code stays valid after a weak one', async () => {
    await expect(claim({ password: 'password' })).rejects.toMatchObject({
      details: { field: 'password' },
    });
    await claim();
  });

  it('replaces an account that a stranger has created with their address', async () => {
    await test.auth.createUser({ email: 'ada@example.org', password: 'the-stranger-s-own' });
    await claim();
    expect(test.auth.accounts.size).toBe(1);
    expect(test.auth.accounts.get((await ada()).uid)?.password).toBe('low-tide-at-noon');
  });

  it('does not replace an account with a confirmed address, and the code stays valid', async () => {
    await test.auth.createUser({ email: 'ada@example.org', emailVerified: true });
    await expect(claim()).rejects.toMatchObject({ code: 'setup/address-known' });
    await claim({ email: 'bea@example.org' });
    expect(admins()).toHaveLength(1);
  });
});

describe('a press that already exists', () => {
  it.each([
    ['has a name', () => settings().set(press ?? {})],
    [
      'has an administrator in its records',
      () =>
        test.press.db
          .collection(USERS)
          .doc('u')
          .set({ roles: ['reader', 'admin'] }),
    ],
  ])('has no set-up: it %s', async (_, prepare) => {
    await prepare();
    expect(await setupState(ports(null))).toEqual({ isOpen: false });
    expect(test.press.lines).toEqual([]);
    await expect(claim()).rejects.toMatchObject({ code: 'setup/closed' });
  });

  it('has none where only Firebase Auth knows the administrator', async () => {
    const { uid } = await test.auth.createUser({ email: 'first@example.org', emailVerified: true });
    await test.auth.setCustomUserClaims(uid, { roles: ['admin'] });
    await expect(claim()).rejects.toMatchObject({ code: 'setup/closed' });
    expect(admins()).toHaveLength(1);
  });
});

describe('an interrupted claim', () => {
  it.each(['createUser', 'setCustomUserClaims'] as const)(
    'at %s continues on the same page, and blocks everyone else meanwhile',
    async (step) => {
      test.auth.failAt = step;
      await expect(claim()).rejects.toThrow('killed');
      const other = { email: 'eve@example.org', attempt: 'another-page-of-somebody' };
      await expect(claim(other)).rejects.toMatchObject({ code: 'setup/taken' });
      await claim();
      expect(admins()).toMatchObject([{ email: 'ada@example.org' }]);
    },
  );

  it('expires after some minutes, with its account', async () => {
    test.auth.failAt = 'setCustomUserClaims';
    await expect(claim()).rejects.toThrow('killed');
    test.later({ hours: 1 });
    await claim({ email: 'bea@example.org', attempt: 'another-page-of-somebody' });
    expect(test.auth.accounts.size).toBe(1);
    expect(admins()).toMatchObject([{ email: 'bea@example.org' }]);
  });

  it('expires at the next start', async () => {
    test.auth.failAt = 'setCustomUserClaims';
    await expect(claim()).rejects.toThrow('killed');
    const next = 'AAAAA-BBBBB-CCCCC-DDDDD';
    await claim(
      { code: next, email: 'bea@example.org', attempt: 'another-page-of-somebody' },
      next,
    );
    expect(test.auth.accounts.size).toBe(1);
  });
});
