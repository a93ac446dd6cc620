/**
 * An attacker had access to an account (they made it for a stranger's address, or were signed in for a moment): what
 * they keep once its owner has confirmed the address or chosen a new password.
 */
import { ACCOUNT_LINKS, MAIL, PROFILES, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADA, startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { endSessions } from './end-sessions.ts';
import { exportMyData } from './export-my-data.ts';
import { changePassword } from './password/change-password.ts';
import { registerAccount } from './register-account.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestErasure } from './request-erasure.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

const VICTIM = 'ada@example.org';
const ATTACKER = 'mallory@example.org';
const PASSWORD = 'ebb and flow at four';
let test: TestAccounts;
beforeAll(async () => {
  test = await startTestAccounts();
});
beforeEach(() => test.clear());
afterAll(() => test.close());

async function confirmed(): Promise<{ uid: string }> {
  await registerAccount(test.ports, ADA, 'n');
  await verifyEmail(test.ports, { token: await test.token(VICTIM) });
  return (await test.account(VICTIM)) ?? { uid: '' };
}
const unproved = { code: 'account/not-verified' };
const unknown = { code: 'account/link-unknown' };
const resetLink = async () => {
  await requestPasswordReset(test.ports, { email: VICTIM }, 'n');
  return test.token(VICTIM);
};
const changeLink = async (uid: string) => {
  await requestEmailChange(test.ports, { uid }, { email: ATTACKER }, 'n');
  return test.token(ATTACKER);
};

describe('an account made for a stranger’s address', () => {
  it('cannot change its address, be erased or be read before the address is confirmed', async () => {
    await registerAccount(test.ports, ADA, 'n');
    const { uid } = (await test.account(VICTIM)) ?? { uid: '' };
    await test.press.db.doc(`${MAIL}/m1`).set({ to: [VICTIM], subject: 'A decision' });
    const change = requestEmailChange(test.ports, { uid }, { email: ATTACKER }, 'n');
    await expect(change).rejects.toMatchObject(unproved);
    await expect(requestErasure(test.ports, { uid })).rejects.toMatchObject(unproved);
    const { data } = await exportMyData(test.ports, { uid });
    expect(data).toMatchObject({ account: { emailVerified: false }, mails: [] });
    expect(await test.profile(uid)).toMatchObject({ state: 'unverified' });
  });

  it('puts no text of its maker into our mails', async () => {
    const displayName = 'You have won, call 0900';
    await test.auth.createUser({ email: VICTIM, displayName, password: 'x' });
    await resendVerification(test.ports, { email: VICTIM }, 'n');
    await requestPasswordReset(test.ports, { email: VICTIM }, 'n');
    const mails = await test.mails();
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain('won');
  });
});

describe('a link that another person has requested', () => {
  it.each<[string, (uid: string) => Promise<unknown>]>([
    [
      'a reset',
      async () => resetPassword(test.ports, { token: await resetLink(), password: PASSWORD }),
    ],
    ['a new password', (uid) => changePassword(test.ports, { uid }, { password: PASSWORD })],
    ['the end of all sessions', (uid) => endSessions(test.ports, { uid })],
  ])('is void after %s', async (_name, recover) => {
    const { uid } = await confirmed();
    const token = await changeLink(uid);
    await recover(uid);
    await expect(verifyEmail(test.ports, { token })).rejects.toMatchObject(unknown);
    expect((await test.account(VICTIM))?.uid).toBe(uid);
  });

  it('is void after the first confirmation of the address', async () => {
    const { uid } = await test.auth.createUser({
      email: VICTIM,
      password: 'x',
      emailVerified: true,
    });
    const token = await changeLink(uid);
    await test.auth.updateUser(uid, { emailVerified: false });
    await resendVerification(test.ports, { email: VICTIM }, 'n');
    await verifyEmail(test.ports, { token: await test.token(VICTIM) });
    await expect(verifyEmail(test.ports, { token })).rejects.toMatchObject(unknown);
  });

  it('does not lead back to an address that the account no longer has', async () => {
    const { uid } = await confirmed();
    const token = await changeLink(uid);
    await verifyEmail(test.ports, { token });
    // Its owner has regained it, for example with an admin's help.
    await test.auth.updateUser(uid, { email: VICTIM });
    await resetPassword(test.ports, { token: await resetLink(), password: PASSWORD });
    await expect(verifyEmail(test.ports, { token })).rejects.toMatchObject(unknown);
  });

  it('leaves other accounts’ and co-authors’ links alone', async () => {
    const { uid } = await confirmed();
    const links = test.press.db.collection(ACCOUNT_LINKS);
    await links.doc('theirs').set({ uid: '', purpose: 'co-author' });
    await links.doc('other').set({ uid: 'u9', purpose: 'reset' });
    await changePassword(test.ports, { uid }, { password: PASSWORD });
    await resetPassword(test.ports, { token: await resetLink(), password: PASSWORD });
    expect((await links.get()).docs.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['theirs', 'other']),
    );
  });
});

it('still works for an account with a malformed profile', async () => {
  const { uid } = await confirmed();
  const person = test.press.db.collection(PROFILES).doc(uid);
  await person.update({ interests: [{ a: 1 }], country: 'ZZ', orcid: '0000-0000-0000-0000' });
  await person.update({ updatedAt: '2026-99-99T99:99:99Z', given: '\u00a0' });
  await registerAccount(test.ports, ADA, 'n');
  await resetPassword(test.ports, { token: await resetLink(), password: PASSWORD });
  await requestErasure(test.ports, { uid });
  expect((await test.press.db.collection(USERS).doc(uid).get()).get('displayName')).toBe(
    'Brightwater',
  );
});
