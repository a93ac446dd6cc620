import { AUDIT, SECOND_FACTORS, SETTINGS, USERS } from '@quire/model/collections';
import { claimsInJournals } from '@quire/model/grants';
import type { Role } from '@quire/model/roles';
import { claimsInSession, missingFactor } from '@quire/model/second-factor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestAccounts, type TestAccounts } from '../../../testing/test-accounts.ts';
import { putSession } from '../../../testing/test-session.ts';
import { callerOf } from '../../access/caller.ts';
import { grantRoles } from '../../roles/grant-roles.ts';
import { changePassword } from '../password/change-password.ts';
import { isSessionOver } from '../session-over.ts';
import {
  renewRecoveryCodes,
  resetSecondFactor,
  switchOffSecondFactor,
} from './change-second-factor.ts';
import { followDemands } from './follow-demands.ts';
import { beginSecondFactor, confirmSecondFactor, useSecondFactor } from './pass-second-factor.ts';
import type { SecondFactorPorts } from './record.ts';
import { readSealKey, seal, unseal } from './seal.ts';
import { codeAt, stepOfCode } from './totp.ts';

let test: TestAccounts;
let ports: SecondFactorPorts;
const KEY = readSealKey(Buffer.alloc(32, 'k').toString('base64'));

beforeAll(async () => {
  test = await startTestAccounts();
  ports = { ...test.ports, sealKey: KEY };
});
beforeEach(async () => {
  await test.clear();
  await test.press.db.doc(`${SETTINGS}/press`).update({ secondFactorRoles: [] });
  for (const [uid, role] of [
    ['edda', 'editor'],
    ['boss', 'admin'],
    ['reader', 'author'],
  ] as const) {
    const email = `${uid}@example.org`;
    await test.auth.createUser({ uid, email, emailVerified: true });
    const claims = claimsInJournals([role], ['CES']);
    await test.auth.setCustomUserClaims(uid, claims);
    const user = { ...claims, journals: ['CES'], email, displayName: uid };
    const updatedAt = ports.now().toISOString();
    await test.press.db.doc(`${USERS}/${uid}`).set({ ...user, updatedAt });
  }
});
afterAll(() => test.close());

const nextCode = () => test.later({ hours: 30 / 3600 });
const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const shown = (secret: Buffer) => codeAt(secret, ports.now());
const signIn = (token: string): Record<string, unknown> => JSON.parse(token).claims;
const accountClaims = async (uid = 'edda') => (await test.auth.getUser(uid)).customClaims ?? {};
const audited = async () =>
  (await test.press.db.collection(AUDIT).orderBy('at').get()).docs.map((doc) => doc.data());

/** Sets it up for the editor: the app's secret, the recovery codes, the token of the new session. */
async function setUp(uid = 'edda') {
  const { secret } = await beginSecondFactor(ports, uid);
  const app = bytesOf(secret);
  const { codes, token } = await confirmSecondFactor(ports, uid, shown(app));
  return { app, codes, session: { ...(await accountClaims(uid)), ...signIn(token) } };
}
const refused = (code: string) => ({ code: `second-factor/${code}` });

describe('setting up a second factor', () => {
  it('takes the account’s rights from every session in which no code was given', async () => {
    const before = callerOf({ uid: 'edda', token: { auth_time: ports.now().getTime() / 1000 } });
    await putSession(test.press.db, 'edda', before.signedInAt);
    expect(await isSessionOver(test.ports, before)).toBe(false);
    nextCode();
    const { session } = await setUp();
    const withPassword = await accountClaims();
    expect([missingFactor(withPassword), claimsInSession(withPassword).roles]).toEqual([
      'code',
      [],
    ]);
    expect([missingFactor(session), claimsInSession(session).roles]).toEqual([null, ['editor']]);
    // An earlier session, whose token has no second factor.
    expect(await isSessionOver(test.ports, before)).toBe(true);
    expect(await audited()).toMatchObject([
      { action: 'second-factor.on', by: 'edda', uid: 'edda' },
    ]);
    expect(await test.mails()).toMatchObject([
      { template: 'account/second-factor-changed', to: ['edda@example.org'] },
    ]);
  });

  it('shows the secret as a QR code and as text, and stores neither in readable form', async () => {
    const { secret, uri, qr } = await beginSecondFactor(ports, 'edda');
    expect(bytesOf(secret)).toHaveLength(20);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Saltmarsh%20Press:edda%40example\.org\?/);
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const { codes } = await confirmSecondFactor(ports, 'edda', shown(bytesOf(secret)));
    expect(new Set(codes).size).toBe(10);
    const kept = JSON.stringify((await test.press.db.doc(`${SECOND_FACTORS}/edda`).get()).data());
    for (const open of [secret, bytesOf(secret).toString('base64'), ...codes]) {
      expect(kept).not.toContain(open);
    }
  });

  it('changes nothing before a code of the app was entered in time', async () => {
    const { secret } = await beginSecondFactor(ports, 'edda');
    await expect(confirmSecondFactor(ports, 'edda', '000000')).rejects.toMatchObject(
      refused('wrong'),
    );
    expect(await accountClaims()).toEqual({ roles: ['editor'], grants: { editor: ['CES'] } });
    test.later({ hours: 0.6 });
    const late = confirmSecondFactor(ports, 'edda', shown(bytesOf(secret)));
    await expect(late).rejects.toMatchObject(refused('setup-over'));
  });

  it('cannot be replaced with only a password', async () => {
    await setUp();
    await expect(beginSecondFactor(ports, 'edda')).rejects.toMatchObject(refused('on'));
  });

  it('locks no user out if tokens cannot be signed, or no key is configured', async () => {
    const { secret } = await beginSecondFactor(ports, 'edda');
    test.auth.failAt = 'createCustomToken';
    const broken = confirmSecondFactor(ports, 'edda', shown(bytesOf(secret)));
    await expect(broken).rejects.toThrow('killed');
    expect(missingFactor(await accountClaims())).toBeNull();
    const unset = beginSecondFactor({ ...ports, sealKey: readSealKey('none') }, 'edda');
    await expect(unset).rejects.toMatchObject(refused('not-configured'));
  });

  it('resumes where it was interrupted while changing the claims', async () => {
    const { secret } = await beginSecondFactor(ports, 'edda');
    test.auth.failAt = 'setCustomUserClaims';
    await expect(confirmSecondFactor(ports, 'edda', shown(bytesOf(secret)))).rejects.toThrow();
    expect(missingFactor(await accountClaims())).toBeNull();
    await expect(beginSecondFactor(ports, 'edda')).rejects.toMatchObject(refused('on'));
    expect(missingFactor(await accountClaims())).toBe('code');
  });

  it('is for staff', async () => {
    await expect(beginSecondFactor(ports, 'reader')).rejects.toMatchObject({
      code: 'access/denied',
    });
  });
});

describe('entering a code', () => {
  it('accepts each code once, one step before and after its time', async () => {
    const { app } = await setUp();
    await expect(useSecondFactor(ports, 'edda', shown(app))).rejects.toMatchObject(refused('used'));
    nextCode();
    const code = shown(app);
    nextCode();
    const { token } = await useSecondFactor(ports, 'edda', `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(missingFactor({ ...(await accountClaims()), ...signIn(token) })).toBeNull();
    await expect(useSecondFactor(ports, 'edda', code)).rejects.toMatchObject(refused('used'));
    nextCode();
    nextCode();
    const old = codeAt(app, new Date(ports.now().getTime() - 60_000));
    await expect(useSecondFactor(ports, 'edda', old)).rejects.toMatchObject(refused('wrong'));
  });

  it('accepts a code once, even if it is sent many times at the same moment', async () => {
    const { app } = await setUp();
    nextCode();
    const code = shown(app);
    const all = await Promise.allSettled(
      Array.from({ length: 4 }, () => useSecondFactor(ports, 'edda', code)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('accepts no code after ten wrong ones within the hour, not even the right one', async () => {
    const { app } = await setUp();
    nextCode();
    for (let tried = 0; tried < 10; tried += 1) {
      await expect(useSecondFactor(ports, 'edda', '000000')).rejects.toMatchObject(
        refused('wrong'),
      );
    }
    await expect(useSecondFactor(ports, 'edda', shown(app))).rejects.toMatchObject(
      refused('throttled'),
    );
    const failed = ports.db.collection(AUDIT).where('action', '==', 'second-factor.failed');
    const entries = (await failed.get()).docs.map((doc) => doc.data());
    expect(entries.slice(-10)).toEqual(
      Array(10).fill(expect.objectContaining({ by: 'edda', uid: 'edda' })),
    );
    test.later({ hours: 1.1 });
    await expect(useSecondFactor(ports, 'edda', shown(app))).resolves.toMatchObject({
      step: 'use',
    });
  });

  it('accepts a recovery code once, however it is typed, and notifies its owner', async () => {
    const { codes } = await setUp();
    await test.mails();
    const [code = ''] = codes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect(await useSecondFactor(ports, 'edda', typed)).toMatchObject({ left: 9 });
    expect(await test.mails()).toMatchObject([{ text: expect.stringContaining('recovery codes') }]);
    await expect(useSecondFactor(ports, 'edda', code)).rejects.toMatchObject(refused('wrong'));
  });

  it('accepts no other account’s code', async () => {
    const { codes } = await setUp('boss');
    await setUp();
    const foreign = useSecondFactor(ports, 'edda', codes[0] ?? '');
    await expect(foreign).rejects.toMatchObject(refused('wrong'));
  });

  it('is not requested again after a change of password', async () => {
    await setUp();
    const { token } = await changePassword(
      ports,
      { uid: 'edda' },
      { password: 'ebb and flow at 4' },
    );
    expect(missingFactor({ ...(await accountClaims()), ...signIn(token ?? '{}') })).toBeNull();
    expect(await changePassword(ports, { uid: 'boss' }, { password: 'ebb and flow at 5' })).toEqual(
      {},
    );
  });
});

describe('changing a second factor', () => {
  it('replaces the recovery codes', async () => {
    const { app, codes } = await setUp();
    nextCode();
    const renewed = await renewRecoveryCodes(ports, 'edda', shown(app));
    await expect(useSecondFactor(ports, 'edda', codes[0] ?? '')).rejects.toThrow();
    const [next = ''] = renewed.codes;
    expect(await useSecondFactor(ports, 'edda', next)).toMatchObject({ left: 9 });
  });

  it('can be switched off only with a code', async () => {
    const { app } = await setUp();
    const wrong = switchOffSecondFactor(ports, 'edda', '000000');
    await expect(wrong).rejects.toMatchObject(refused('wrong'));
    nextCode();
    await switchOffSecondFactor(ports, 'edda', shown(app));
    expect(await accountClaims()).toEqual({ roles: ['editor'], grants: { editor: ['CES'] } });
    expect((await test.press.db.doc(`${SECOND_FACTORS}/edda`).get()).exists).toBe(false);
  });

  it('invalidates sessions of an older set-up', async () => {
    const { app, session } = await setUp();
    nextCode();
    await switchOffSecondFactor(ports, 'edda', shown(app));
    await setUp();
    const { secondFactorUsed } = session as { secondFactorUsed?: unknown };
    expect(missingFactor({ ...(await accountClaims()), secondFactorUsed })).toBe('code');
  });

  it('is reset for another user only by an admin, with an audit entry and a mail', async () => {
    await setUp();
    await test.mails();
    const caller = (uid: string, role: Role) =>
      callerOf({ uid, token: { ...claimsInJournals([role], ['CES']) } });
    const denied = { code: 'access/denied' };
    const byEditor = resetSecondFactor(ports, caller('other', 'editor'), 'edda');
    await expect(byEditor).rejects.toMatchObject(denied);
    const own = resetSecondFactor(ports, caller('edda', 'admin'), 'edda');
    await expect(own).rejects.toMatchObject(denied);
    await resetSecondFactor(ports, caller('boss', 'admin'), 'edda');
    expect(missingFactor(await accountClaims())).toBeNull();
    expect(await audited()).toContainEqual(
      expect.objectContaining({ action: 'second-factor.reset', by: 'boss', uid: 'edda' }),
    );
    expect(await test.mails()).toMatchObject([{ text: expect.stringContaining('administrator') }]);
    const again = resetSecondFactor(ports, caller('boss', 'admin'), 'edda');
    await expect(again).rejects.toMatchObject(refused('off'));
  });
});

describe('a press that requires a second factor for a role', () => {
  const demand = async (
    roles: readonly ('editor' | 'finance')[],
    before: readonly 'editor'[] = [],
  ) => {
    await test.press.db.doc(`${SETTINGS}/press`).update({ secondFactorRoles: roles });
    await followDemands(ports, before, roles);
  };

  it('suspends the role’s rights until one is set up, and signs its holders out', async () => {
    const before = callerOf({ uid: 'edda', token: { auth_time: ports.now().getTime() / 1000 } });
    await putSession(test.press.db, 'edda', before.signedInAt);
    expect(await isSessionOver(test.ports, before)).toBe(false);
    nextCode();
    await demand(['editor']);
    expect(missingFactor(await accountClaims())).toBe('setup');
    expect(await isSessionOver(test.ports, before)).toBe(true);
    expect(await accountClaims('boss')).not.toHaveProperty('secondFactor');
    const { session } = await setUp();
    expect(claimsInSession(session).roles).toEqual(['editor']);
  });

  it('restores the rights when it is no longer required, and of no other account', async () => {
    await demand(['editor']);
    await demand([], ['editor']);
    expect(await accountClaims()).not.toHaveProperty('secondFactor');
    await setUp();
    await demand(['editor']);
    await demand([], ['editor']);
    expect(missingFactor(await accountClaims())).toBe('code');
  });

  it('is required again after it is switched off', async () => {
    await demand(['editor']);
    const { app } = await setUp();
    nextCode();
    await switchOffSecondFactor(ports, 'edda', shown(app));
    expect(missingFactor(await accountClaims())).toBe('setup');
  });

  it('is required of accounts that get the role later, and ends their sessions', async () => {
    await demand(['finance']);
    nextCode();
    const granted = {
      uid: 'reader',
      roles: ['author', 'finance'] as const,
      grants: {},
      by: 'boss',
    };
    await grantRoles(ports, granted);
    expect(missingFactor(await accountClaims('reader'))).toBe('setup');
    const { tokensValidAfterTime = '' } = await test.auth.getUser('reader');
    expect(Date.parse(tokensValidAfterTime)).toBe(ports.now().getTime());
    await grantRoles(ports, { ...granted, roles: ['author'] });
    expect(missingFactor(await accountClaims('reader'))).toBeNull();
  });
});

describe('the codes of an app', () => {
  // RFC 6238, appendix B: the last six digits of its eight.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are RFC 6238’s at second %s: %s', (seconds, code) => {
    const secret = Buffer.from('12345678901234567890');
    expect(codeAt(secret, new Date(seconds * 1000))).toBe(code);
    expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('are not %j', (typed) => {
    expect(stepOfCode(Buffer.alloc(20), typed, new Date())).toBeNull();
  });
});

it('opens a sealed secret with its key, for its owner, unchanged', () => {
  const key = KEY ?? Buffer.alloc(0);
  const secret = Buffer.from('12345678901234567890');
  const sealed = seal(key, 'edda', secret);
  expect(unseal(key, 'edda', sealed)).toEqual(secret);
  expect(() => unseal(key, 'boss', sealed)).toThrow();
  expect(() => unseal(Buffer.alloc(32, 'x'), 'edda', sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64');
  changed[30] = (changed[30] ?? 0) ^ 1;
  expect(() => unseal(key, 'edda', changed.toString('base64'))).toThrow();
});
