import { AUDIT, USERS } from '@quire/model/collections';
import { RESET_LINK_HOURS, VERIFY_LINK_HOURS } from '@quire/model/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADA, startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { putSession } from '../../testing/test-session.ts';
import { checkLink } from './check-link.ts';
import { changePassword } from './password/change-password.ts';
import { registerAccount } from './register-account.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { isSessionOver } from './session-over.ts';
import { verifyEmail } from './verify-email.ts';

const EMAIL = 'ada@example.org';
let test: TestAccounts;
beforeAll(async () => {
  test = await startTestAccounts();
});
beforeEach(() => test.clear());
afterAll(() => test.close());

const refuses = (code: string) => ({ code });
const verify = (token: string) => verifyEmail(test.ports, { token });
const state = async (token: string, purpose: 'verify' | 'reset' = 'verify') =>
  (await checkLink(test.ports, { token, purpose })).state;
const ada = async () => (await test.account(EMAIL)) ?? Promise.reject(new Error('no account'));
const mirror = async (uid: string) => (await test.press.db.collection(USERS).doc(uid).get()).data();

async function registered(): Promise<string> {
  await registerAccount(test.ports, ADA, 'n');
  return test.token(EMAIL);
}
async function confirmed(): Promise<{ uid: string }> {
  await verify(await registered());
  return ada();
}
async function asked(email = EMAIL): Promise<string> {
  await requestPasswordReset(test.ports, { email }, 'n');
  return test.token(EMAIL);
}

describe('confirming an address', () => {
  it('gives the account its first rights, a mirror and an active profile', async () => {
    const token = await registered();
    expect(await state(token)).toBe('valid');
    expect(await verify(token)).toEqual({ email: EMAIL });
    const { uid, emailVerified, customClaims } = await ada();
    expect(emailVerified).toBe(true);
    expect(customClaims).toEqual({ roles: ['author', 'reader'], grants: {} });
    expect(await test.profile(uid)).toMatchObject({ state: 'active' });
    expect(await mirror(uid)).toMatchObject({ email: EMAIL, displayName: 'Ada Brightwater' });
  });

  describe('in the browser that registered', () => {
    const BROWSER = 'b'.repeat(64);
    const registeredIn = async (browser: string) => {
      await registerAccount(test.ports, { ...ADA, browser }, 'n');
      return test.token(EMAIL);
    };

    it('signs in, once', async () => {
      const token = await registeredIn(BROWSER);
      const { session } = await verifyEmail(test.ports, { token, browser: BROWSER });
      expect(session).toContain((await ada()).uid);
      const again = verifyEmail(test.ports, { token, browser: BROWSER });
      await expect(again).rejects.toMatchObject(refuses('account/link-used'));
    });

    it('does not sign in with only the link, or with the secret of another registration', async () => {
      for (const browser of [undefined, '', 'c'.repeat(64)]) {
        await test.clear();
        const token = await registeredIn(BROWSER);
        expect(await verifyEmail(test.ports, { token, browser })).toEqual({ email: EMAIL });
      }
      await test.clear();
      const token = await registered();
      expect(await verifyEmail(test.ports, { token, browser: '' })).toEqual({ email: EMAIL });
    });

    it('signs in with a link that was sent again, and does not help the person who requested it', async () => {
      await registeredIn(BROWSER);
      await resendVerification(test.ports, { email: EMAIL }, 'another network');
      const token = await test.token(EMAIL);
      const { session } = await verifyEmail(test.ports, { token, browser: BROWSER });
      expect(session).toBeDefined();
    });

    it('leaves the second factor and staff to the sign-in page', async () => {
      for (const claims of [
        { roles: ['author'], secondFactor: 'due' },
        { roles: ['author', 'admin'], grants: { admin: ['*'] } },
      ]) {
        await test.clear();
        const token = await registeredIn(BROWSER);
        await test.auth.setCustomUserClaims((await ada()).uid, claims);
        const { session } = await verifyEmail(test.ports, { token, browser: BROWSER });
        expect(session).toBeUndefined();
      }
    });
  });

  it('removes providers and sessions that were added to the account before', async () => {
    const token = await registered();
    const { uid } = await ada();
    test.auth.accounts.get(uid)?.providerData.push({ providerId: 'google.com' });
    await verify(token);
    expect((await ada()).providerData).toEqual([{ providerId: 'password' }]);
  });

  it('works once, and expires', async () => {
    const token = await registered();
    await verify(token);
    expect(await state(token)).toBe('used');
    await expect(verify(token)).rejects.toMatchObject(refuses('account/link-used'));
    await test.clear();
    const late = await registered();
    test.later({ hours: VERIFY_LINK_HOURS });
    expect(await state(late)).toBe('expired');
    await expect(verify(late)).rejects.toMatchObject(refuses('account/link-expired'));
    expect(await state('x'.repeat(43))).toBe('unknown');
  });

  it('resumes a confirmation that was interrupted, at any step', async () => {
    for (const step of ['updateUser', 'setCustomUserClaims'] as const) {
      await test.clear();
      const token = await registered();
      const { uid } = await ada();
      test.auth.failAt = step;
      await expect(verify(token)).rejects.toThrow('killed');
      await test.useLinks();
      expect(await verify(token)).toEqual({ email: EMAIL });
      expect(await test.profile(uid)).toMatchObject({ state: 'active' });
    }
  });

  it('accepts only the newest link', async () => {
    const first = await registered();
    await resendVerification(test.ports, { email: EMAIL }, 'n');
    const second = await test.token(EMAIL);
    expect([await state(first), await state(second)]).toEqual(['unknown', 'valid']);
  });

  it('does not accept a link of another kind', async () => {
    await confirmed();
    const reset = await asked();
    await expect(verify(reset)).rejects.toMatchObject(refuses('account/link-unknown'));
    expect(await state(reset, 'reset')).toBe('valid');
  });
});

describe('a forgotten password', () => {
  it('is replaced once, which ends every session and notifies the owner', async () => {
    const { uid } = await confirmed();
    test.later({ hours: 1 });
    const signedInAt = test.ports.now();
    await putSession(test.press.db, uid, signedInAt);
    const claims = { roles: [], grants: {} };
    expect(await isSessionOver(test.ports, { uid, signedInAt, claims })).toBe(false);
    const token = await asked('ADA@example.org');
    test.later({ hours: 1 });
    const reset = () => resetPassword(test.ports, { token, password: 'ebb and flow at four' });
    expect(await reset()).toEqual({});
    expect(test.auth.accounts.get(uid)).toMatchObject({ password: 'ebb and flow at four' });
    expect(await isSessionOver(test.ports, { uid, signedInAt, claims })).toBe(true);
    expect(await test.mails()).toMatchObject([{ template: 'account/password-changed' }]);
    await expect(reset()).rejects.toMatchObject(refuses('account/link-used'));
  });

  it('keeps its link if the new one is refused', async () => {
    await confirmed();
    const token = await asked();
    const bad = resetPassword(test.ports, { token, password: 'brightwater-2026' });
    await expect(bad).rejects.toMatchObject(refuses('password/like-you'));
    expect(await state(token, 'reset')).toBe('valid');
    test.later({ hours: RESET_LINK_HOURS });
    const late = resetPassword(test.ports, { token, password: 'ebb and flow at four' });
    await expect(late).rejects.toMatchObject(refuses('account/link-expired'));
  });

  it('confirms the address of an account that was not confirmed', async () => {
    await registered();
    await resetPassword(test.ports, { token: await asked(), password: 'ebb and flow at four' });
    expect(await ada()).toMatchObject({ emailVerified: true });
    expect(await test.profile((await ada()).uid)).toMatchObject({ state: 'active' });
  });

  it('lets one of two concurrent calls succeed', async () => {
    await confirmed();
    const token = await asked();
    const reset = (password: string) => resetPassword(test.ports, { token, password });
    const both = await Promise.allSettled([
      reset('ebb and flow at four'),
      reset('flood at seven pm'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not restore a role that was removed', async () => {
    const { uid } = await confirmed();
    await test.auth.setCustomUserClaims(uid, { roles: [], grants: {} });
    await resetPassword(test.ports, { token: await asked(), password: 'ebb and flow at four' });
    expect((await ada()).customClaims).toEqual({ roles: [], grants: {} });
  });
});

describe('changing the password', () => {
  it('ends the sessions and notifies the owner', async () => {
    const { uid } = await confirmed();
    await changePassword(test.ports, { uid }, { password: 'ebb and flow at four' });
    expect(test.auth.accounts.get(uid)).toMatchObject({ password: 'ebb and flow at four' });
    expect(await test.mails()).toMatchObject([{ template: 'account/password-changed' }]);
    const bad = changePassword(test.ports, { uid }, { password: 'short' });
    await expect(bad).rejects.toMatchObject(refuses('password/too-short'));
  });
});

describe('a new address', () => {
  const NEW = 'ada@new.example';
  const change = async (uid: string) => {
    await requestEmailChange(test.ports, { uid }, { email: NEW }, 'n');
    return test.mails();
  };
  const linkIn = (mails: readonly { text: string }[]) =>
    mails.map(({ text }) => /#([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? 'none'.repeat(9);

  it('applies once it is confirmed; the old address is notified twice', async () => {
    const { uid } = await confirmed();
    const mails = await change(uid);
    expect(mails.map(({ template, to }) => [template, to[0]]).toSorted()).toEqual([
      ['account/address-changed', EMAIL],
      ['account/confirm-new-address', NEW],
    ]);
    expect(await test.account(EMAIL)).not.toBeNull();
    expect(await verify(linkIn(mails))).toEqual({ email: NEW });
    expect(await test.account(NEW)).toMatchObject({ uid, emailVerified: true });
    expect(await test.profile(uid)).toMatchObject({ email: NEW });
    expect(await mirror(uid)).toMatchObject({ email: NEW });
    expect(await test.mails()).toMatchObject([
      { template: 'account/address-changed', to: [EMAIL] },
    ]);
    expect((await test.press.db.collection(AUDIT).where('uid', '==', uid).get()).size).toBe(1);
  });

  it('tells only its holder that it is in use', async () => {
    const other = await test.auth.createUser({ email: NEW, emailVerified: true });
    const { uid } = await confirmed();
    const mails = await change(uid);
    expect(mails.map(({ template, to }) => [template, to[0]]).toSorted()).toEqual([
      ['account/address-changed', EMAIL],
      ['account/address-known', NEW],
    ]);
    expect(linkIn(mails)).toBe('none'.repeat(9));
    expect(await test.account(NEW)).toMatchObject({ uid: other.uid });
  });

  it('can be claimed by its owner in spite of an unconfirmed account', async () => {
    await test.auth.createUser({ email: NEW, password: 'somebody elses phrase' });
    const { uid } = await confirmed();
    await verify(linkIn(await change(uid)));
    expect(await test.account(NEW)).toMatchObject({ uid });
  });

  it('resumes a change that was interrupted, and still notifies the old address', async () => {
    const { uid } = await confirmed();
    const token = linkIn(await change(uid));
    test.auth.failAt = 'setCustomUserClaims';
    await expect(verify(token)).rejects.toThrow('killed');
    await test.useLinks();
    await verify(token);
    expect(await test.mails()).toMatchObject([{ to: [EMAIL] }]);
    expect(await test.profile(uid)).toMatchObject({ email: NEW });
  });
});
