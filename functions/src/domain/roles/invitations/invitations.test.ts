import { ACCOUNT_LINKS, AUDIT, ROLE_INVITATIONS } from '@quire/model/collections';
import { CONSENT_VERSION, ROLE_INVITATION_DAYS } from '@quire/model/constants';
import type { Role } from '@quire/model/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestAccounts, type TestAccounts } from '../../../testing/test-accounts.ts';
import { putIssue, putJournal } from '../../../testing/test-press.ts';
import { codeOf } from '../../../testing/test-records.ts';
import { eraseAccount } from '../../accounts/erase-account.ts';
import { exportMyData } from '../../accounts/export-my-data.ts';
import { invitationStopsRef } from '../../outbox/invitation-stops.ts';
import { grantRoles } from '../grant-roles.ts';
import { acceptInvitation, declineInvitation, joinByInvitation } from './answer-invitation.ts';
import { inviteToRole, resendInvitation, withdrawInvitation } from './send-invitation.ts';
import { tendInvitations } from './tend-invitations.ts';
import { viewInvitation } from './view-invitation.ts';

const MAREN = 'maren@example.org';
const SPECIAL = 'CES~2027-s1';
const JOIN = {
  ...{ given: 'Maren', family: 'Holt', affiliation: 'Institute of Tides', country: 'NO' },
  password: 'ebb and flow at four',
  consent: CONSENT_VERSION,
} as const;

let test: TestAccounts;
beforeAll(async () => {
  test = await startTestAccounts();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.clear();
  await putJournal(test.press, 'CES');
  await putJournal(test.press, 'QPH');
  await putIssue(test.press, 'CES', '2027-s1', { kind: 'special', title: 'Storms' });
  await account('boss', ['admin']);
  await account('edda', ['editor'], { editor: ['CES'] });
  await account('paula', ['production'], { production: ['CES'] });
});

async function account(uid: string, roles: readonly Role[], grants: object = {}) {
  const email = `${uid}@example.org`;
  await test.auth.createUser({ uid, email, emailVerified: true, displayName: uid });
  await test.auth.setCustomUserClaims(uid, { roles, grants });
  const user = { email, displayName: uid, roles, grants, journals: ['CES'] };
  await test.press.db.doc(`users/${uid}`).set({ ...user, updatedAt: '2026-01-01T00:00:00.000Z' });
}

const invite = (by: string, role: Role, scope: string, email = MAREN) =>
  inviteToRole(test.ports, { uid: by }, { email, role, scope, note: 'Please join us.' });
const invited = async (by = 'edda', role: Role = 'guestEditor', scope = SPECIAL) => {
  const { invitation } = await invite(by, role, scope);
  return { id: invitation, token: await test.token(MAREN) };
};
const join = (token: string) => joinByInvitation(test.ports, { token, ...JOIN }, 'n');
const accept = (uid: string, token: string, isOther = false) =>
  acceptInvitation(test.ports, { uid }, { token, isOther });
const decline = (token: string, reason = '') => declineInvitation(test.ports, { token, reason });
const view = (token: string) => viewInvitation(test.ports, { token });
const record = async (id: string) =>
  (await test.press.db.doc(`${ROLE_INVITATIONS}/${id}`).get()).data();
const claims = async (uid: string) => (await test.auth.getUser(uid)).customClaims;
const logged = async (action: string) => {
  const found = await test.press.db.collection(AUDIT).where('action', '==', action).get();
  return found.docs.map((doc) => doc.data());
};

describe('inviting', () => {
  it('stores only the hash of the link’s secret, and shows the offer to its holder', async () => {
    const { id, token } = await invited();
    const links = await test.press.db.collection(ACCOUNT_LINKS).get();
    expect(links.docs.map((doc) => doc.data())).toMatchObject([
      { purpose: 'role', invitation: id },
    ]);
    expect(
      JSON.stringify([links.docs.map((doc) => [doc.id, doc.data()]), await record(id)]),
    ).not.toContain(token);
    expect(await view(token)).toMatchObject({
      ...{ state: 'open', role: 'guestEditor', inviter: 'edda', note: 'Please join us.' },
      ...{ email: MAREN, hasAccount: false, press: 'Saltmarsh Press' },
      where: expect.stringContaining('“Storms”'),
    });
    expect(await logged('role.invite')).toMatchObject([
      { by: 'edda', email: MAREN, role: 'guestEditor', scope: SPECIAL },
    ]);
  });

  it.each([
    ['edda', 'editor', 'CES'],
    ['edda', 'production', 'QPH'],
    ['edda', 'guestEditor', 'QPH~2027-s1'],
    ['edda', 'admin', ''],
    ['edda', 'finance', ''],
    ['paula', 'production', 'CES'],
    ['nobody', 'reviewer', ''],
  ] as const)('refuses %s, who may not grant %s of %s', async (by, role, scope) => {
    expect(await codeOf(invite(by, role, scope))).toMatch(/access\/denied/);
    expect((await test.press.db.collection(ROLE_INVITATIONS).get()).size).toBe(0);
    expect(await test.mails()).toEqual([]);
  });

  it('refuses an editor whose journal lets only admins grant roles', async () => {
    await test.press.db.doc('journalPermissions/CES').set({
      reaches: { editor: { 'user.grant': 'none' }, production: {} },
      ...{ updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'boss' },
    });
    expect(await codeOf(invite('edda', 'production', 'CES'))).toBe('access/denied');
    expect(await codeOf(invite('edda', 'reviewer', ''))).toBe('access/denied');
    await invite('boss', 'production', 'CES');
  });

  it.each([
    ['editor', 'NEW', 'invitation/no-scope'],
    ['editor', '', 'invitation/no-scope'],
    ['admin', 'CES', 'invitation/no-scope'],
    ['editor', SPECIAL, 'invitation/no-scope'],
    ['guestEditor', 'CES~3-1', 'invitation/no-scope'],
    ['author', '', 'input/invalid'],
  ] as const)('refuses %s of %j: %s', async (role, scope, code) => {
    expect(await codeOf(invite('boss', role, scope))).toBe(code);
  });

  it('refuses a person who has stopped such invitations, also when it is sent again', async () => {
    const { id } = await invited();
    const stops = invitationStopsRef(test.press.db, MAREN);
    await stops.set({ token: 'x', stopped: ['invited-serve'] });
    const again = resendInvitation(test.ports, { uid: 'edda' }, { invitation: id });
    expect(await codeOf(again)).toBe('invitation/stopped');
    expect(await codeOf(invite('boss', 'editor', 'QPH'))).toBe('invitation/stopped');
    await stops.set({ token: 'x', stopped: ['invited-review'] });
    expect(await invite('boss', 'editor', 'QPH')).toHaveProperty('invitation');
    await stops.delete();
  });

  it('refuses a role the person has, is already invited to, or would give themselves', async () => {
    expect(await codeOf(invite('boss', 'editor', 'CES', 'edda@example.org'))).toBe(
      'invitation/holds-it',
    );
    expect(await codeOf(invite('edda', 'production', 'CES', 'edda@example.org'))).toBe(
      'access/denied',
    );
    await invite('boss', 'editor', 'CES');
    expect(await codeOf(invite('boss', 'editor', 'CES'))).toBe('invitation/open-already');
    await invite('boss', 'editor', 'QPH');
  });

  it('limits the invitations to one mailbox', async () => {
    let code = '';
    for (let time = 0; time < 12 && !code; time += 1) {
      const { invitation } = await invite('boss', 'finance', '').catch((error) => {
        code = String(error.code);
        return { invitation: '' };
      });
      if (invitation) await withdrawInvitation(test.ports, { uid: 'boss' }, { invitation });
    }
    expect(code).toBe('account/throttled');
  });
});

describe('accepting', () => {
  it('creates an account with the invited address and the role, and notifies the inviter', async () => {
    const { id, token } = await invited();
    expect(await join(token)).toEqual({ email: MAREN });
    const made = await test.auth.getUserByEmail(MAREN);
    expect(made).toMatchObject({ emailVerified: true });
    expect(made.customClaims).toMatchObject({
      roles: ['author', 'guestEditor', 'reader'],
      grants: { guestEditor: [SPECIAL] },
    });
    expect(await test.profile(made.uid)).toMatchObject({ given: 'Maren', state: 'active' });
    expect(await record(id)).toMatchObject({ state: 'accepted', acceptedBy: made.uid });
    const told = (await test.mails()).map(({ template, to }) => [template, to[0]]);
    expect(told).toContainEqual(['staff/role-invitation-answered', 'edda@example.org']);
    expect(await logged('user.grant')).toMatchObject([{ by: 'edda', uid: made.uid }]);
    expect(await logged('role.accept')).toMatchObject([
      { by: made.uid, email: MAREN, isOther: false },
    ]);
  });

  it('adds to an account’s roles, and works once', async () => {
    await account('maren', ['author', 'production'], { production: ['QPH'] });
    const { token } = await invited();
    await accept('maren', token);
    expect(await claims('maren')).toMatchObject({
      grants: { guestEditor: [SPECIAL], production: ['QPH'] },
    });
    // After a removal, the old link does not restore it.
    const grant = { uid: 'maren', by: 'boss', roles: ['author'] as const, grants: {} };
    await grantRoles(test.ports, grant);
    expect(await codeOf(accept('maren', token))).toBe('invitation/not-open');
    expect(await codeOf(decline(token))).toBe('invitation/not-open');
    expect(await claims('maren')).toMatchObject({ roles: ['author'] });
  });

  it('creates no second account, and grants no role with a weak password', async () => {
    const { token } = await invited();
    const weak = { token, ...JOIN, password: 'password' };
    expect(await codeOf(joinByInvitation(test.ports, weak, 'n'))).toMatch(/^password\//);
    expect(await test.account(MAREN)).toBeNull();
    await account('maren', ['author']);
    expect(await codeOf(join(token))).toBe('invitation/has-account');
    expect(await claims('maren')).toEqual({ roles: ['author'], grants: {} });
  });

  it('replaces an account that a stranger has created with the invited address', async () => {
    const { token } = await invited();
    const before = await test.auth.createUser({ email: MAREN, password: 'theirs' });
    await join(token);
    expect((await test.auth.getUserByEmail(MAREN)).uid).not.toBe(before.uid);
  });

  it('asks before another account accepts the role, and logs it', async () => {
    await account('olga', ['author']);
    const { token } = await invited();
    expect(await codeOf(accept('olga', token))).toBe('invitation/other-account');
    expect(await claims('olga')).toMatchObject({ roles: ['author'] });
    await accept('olga', token, true);
    expect(await claims('olga')).toMatchObject({ grants: { guestEditor: [SPECIAL] } });
    expect(await logged('role.accept')).toMatchObject([
      { by: 'olga', email: MAREN, isOther: true },
    ]);
    const answer = (await test.mails()).find(({ template }) => template.startsWith('staff/'));
    expect(answer?.text).toContain('olga@example.org');
  });

  it('requires that the account’s own address is confirmed', async () => {
    const { token } = await invited();
    await test.auth.createUser({ uid: 'new', email: 'new@example.org', emailVerified: false });
    expect(await codeOf(accept('new', token, true))).toBe('account/not-verified');
  });

  it('grants it to one of two who follow the same link', async () => {
    await account('olga', ['author']);
    await account('otto', ['author']);
    const { token } = await invited();
    const both = await Promise.allSettled([
      accept('olga', token, true),
      accept('otto', token, true),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const held = await Promise.all(['olga', 'otto'].map(claims));
    expect(held.filter((each) => JSON.stringify(each).includes(SPECIAL))).toHaveLength(1);
  });

  it('can be continued by the same account after an interruption', async () => {
    await account('olga', ['author']);
    await account('maren', ['author']);
    const { token } = await invited();
    test.auth.failAt = 'setCustomUserClaims';
    await expect(accept('maren', token)).rejects.toThrow('killed');
    expect(await codeOf(accept('olga', token, true))).toBe('invitation/not-open');
    expect(await view(token)).toMatchObject({ state: 'open' });
    await accept('maren', token);
    expect(await claims('maren')).toMatchObject({ grants: { guestEditor: [SPECIAL] } });
  });
});

describe('an invitation that is no longer valid', () => {
  it.each([
    ['whose inviter has lost the role', () => test.auth.setCustomUserClaims('edda', { roles: [] })],
    [
      'whose inviter is suspended',
      async () => {
        const edda = test.auth.accounts.get('edda');
        if (edda) edda.disabled = true;
      },
    ],
    [
      'whose issue is in the bin',
      () => test.press.db.doc(`issues/${SPECIAL}`).update({ deletedAt: 'x' }),
    ],
    ['whose journal is gone', () => test.press.db.doc('journals/CES').delete()],
  ])('%s grants nothing, and creates no account', async (_, happens) => {
    await account('olga', ['author']);
    const { id, token } = await invited();
    await happens();
    expect(await codeOf(accept('olga', token, true))).toBe('invitation/not-granted');
    expect(await codeOf(join(token))).toBe('invitation/not-granted');
    expect(await test.account(MAREN)).toBeNull();
    expect(await claims('olga')).toMatchObject({ roles: ['author'] });
    expect(await record(id)).toMatchObject({ state: 'open' });
  });

  it('is refused once withdrawn, declined or expired', async () => {
    const first = await invited();
    await withdrawInvitation(test.ports, { uid: 'edda' }, { invitation: first.id });
    expect(await codeOf(join(first.token))).toBe('invitation/not-open');
    const second = await invited();
    await decline(second.token, 'No time.');
    expect(await record(second.id)).toMatchObject({ state: 'declined', reason: 'No time.' });
    expect((await test.mails()).map(({ template }) => template)).toEqual([
      'staff/role-invitation-answered',
    ]);
    expect(await codeOf(join(second.token))).toBe('invitation/not-open');
    const third = await invited();
    test.later({ hours: 24 * ROLE_INVITATION_DAYS });
    expect(await view(third.token)).toMatchObject({ state: 'expired' });
    for (const answer of [join(third.token), decline(third.token)])
      expect(await codeOf(answer)).toBe('account/link-expired');
  });

  it('is not accepted as another kind of link, nor the reverse', async () => {
    const { token } = await invited();
    const { verifyEmail } = await import('../../accounts/verify-email.ts');
    expect(await codeOf(verifyEmail(test.ports, { token }))).toBe('account/link-unknown');
    const { resetPassword } = await import('../../accounts/reset-password.ts');
    const reset = resetPassword(test.ports, { token, password: JOIN.password });
    expect(await codeOf(reset)).toBe('account/link-unknown');
    expect(await codeOf(view('a-token-that-nobody-has-made'))).toBe('account/link-unknown');
  });
});

describe('the inviter', () => {
  it('sends it again with a new link, also after it expired, in their own name', async () => {
    const { id, token } = await invited('boss', 'production', 'CES');
    test.later({ hours: 24 * ROLE_INVITATION_DAYS });
    await tendInvitations(test.ports);
    expect(await record(id)).toMatchObject({ state: 'expired' });
    await test.mails();
    await resendInvitation(test.ports, { uid: 'edda' }, { invitation: id });
    const next = await test.token(MAREN);
    expect(await codeOf(view(token))).toBe('account/link-unknown');
    expect(await view(next)).toMatchObject({ state: 'open', inviter: 'edda' });
    expect(await logged('role.resend')).toMatchObject([{ by: 'edda' }]);
  });

  it('can neither send nor withdraw a role that they may not grant', async () => {
    const press = await invite('boss', 'finance', '');
    const other = await invite('boss', 'production', 'QPH');
    const higher = await invite('boss', 'editor', 'CES');
    for (const { invitation } of [press, other, higher]) {
      const resent = resendInvitation(test.ports, { uid: 'edda' }, { invitation });
      expect(await codeOf(resent)).toBe('access/denied');
    }
    for (const { invitation } of [press, other]) {
      const gone = withdrawInvitation(test.ports, { uid: 'edda' }, { invitation });
      expect(await codeOf(gone)).toBe('access/denied');
    }
    const by = { uid: 'paula' };
    expect(await codeOf(withdrawInvitation(test.ports, by, other))).toBe('access/denied');
    expect(await codeOf(resendInvitation(test.ports, by, other))).toBe('access/denied');
  });

  it('changes nothing after an answer', async () => {
    const { id, token } = await invited();
    await join(token);
    const by = { uid: 'boss' };
    const asked = { invitation: id };
    expect(await codeOf(withdrawInvitation(test.ports, by, asked))).toBe('invitation/not-open');
    expect(await codeOf(resendInvitation(test.ports, by, asked))).toBe('invitation/holds-it');
  });
});

describe('time', () => {
  it('sends one reminder with a second link, then expires it and notifies the inviter', async () => {
    const { id, token } = await invited();
    expect(await tendInvitations(test.ports)).toBe(0);
    test.later({ hours: 24 * 7 });
    expect(await tendInvitations(test.ports)).toBe(1);
    expect(await tendInvitations(test.ports)).toBe(0);
    const again = await test.token(MAREN);
    expect(again).not.toBe(token);
    for (const each of [token, again]) expect(await view(each)).toMatchObject({ state: 'open' });
    test.later({ hours: 24 * 7 });
    await tendInvitations(test.ports);
    expect(await record(id)).toMatchObject({ state: 'expired' });
    expect(await test.mails()).toMatchObject([{ to: ['edda@example.org'] }]);
    test.later({ hours: 24 * 90 });
    await tendInvitations(test.ports);
    expect(await record(id)).toBeUndefined();
  });

  it('sends no reminder for an issue that was deleted', async () => {
    await invited();
    await test.press.db.doc(`issues/${SPECIAL}`).delete();
    test.later({ hours: 24 * 7 });
    await tendInvitations(test.ports);
    expect(await test.mails()).toEqual([]);
  });
});

it('is part of the invited person’s data, without the inviter, and is deleted with the account', async () => {
  const { id, token } = await invited();
  await join(token);
  const { uid } = await test.auth.getUserByEmail(MAREN);
  const { data } = await exportMyData(test.ports, { uid });
  expect(data.invitations).toMatchObject([{ id, email: MAREN }]);
  expect(JSON.stringify(data.invitations)).not.toContain('edda');
  const due = { state: 'erasure_requested', erasureAt: '2026-01-01T00:00:00.000Z' };
  await test.press.db.doc(`profiles/${uid}`).update(due);
  expect(await eraseAccount(test.ports, uid)).toBe('erased');
  expect(await record(id)).toBeUndefined();
});
