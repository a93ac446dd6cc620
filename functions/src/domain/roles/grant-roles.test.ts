import { AUDIT, MAIL, USERS } from '@quire/model/collections';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryAuth } from '../../testing/memory-auth.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { putSession } from '../../testing/test-session.ts';
import { isSessionOver } from '../accounts/session-over.ts';
import { type Grant, grantRoles } from './grant-roles.ts';

const EDITOR = { editor: ['CES'] };
let press: TestPress;
let auth: MemoryAuth;
let steps: string[];

class WatchedAuth extends MemoryAuth {
  override async setCustomUserClaims(uid: string, next: object | null): Promise<void> {
    steps.push(`claims after ${(await press.db.collection(AUDIT).get()).size} audit entries`);
    await super.setCustomUserClaims(uid, next);
  }

  override async revokeRefreshTokens(uid: string): Promise<void> {
    steps.push('revoked');
    await super.revokeRefreshTokens(uid);
  }
}

beforeEach(async () => {
  press = await startTestPress();
  steps = [];
  auth = new WatchedAuth(press.now);
  const ada = { uid: 'u1', email: 'ada@example.org', displayName: 'Ada', emailVerified: true };
  await auth.createUser(ada);
  await auth.setCustomUserClaims('u1', { theme: 'kept' });
  await auth.createUser({ uid: 'boss', email: 'boss@example.org', emailVerified: true });
  await auth.setCustomUserClaims('boss', { roles: ['admin'], grants: {} });
  await auth.createUser({ uid: 'edda', email: 'edda@example.org', emailVerified: true });
  await auth.setCustomUserClaims('edda', { roles: ['editor'], grants: EDITOR });
  steps = [];
});
afterEach(() => press.close());

const claims = async () => (await auth.getUser('u1')).customClaims;
const grant = (change: Partial<Grant>) =>
  grantRoles(
    { ...press, auth, wait: async () => {} },
    { uid: 'u1', roles: ['editor'], grants: EDITOR, by: 'boss', ...change },
  );
const mails = async () => (await press.db.collection(MAIL).get()).docs.map((doc) => doc.data());

it('writes an audit entry, sets the claims, updates the mirror and notifies the person', async () => {
  expect(await grant({})).toBe('granted');
  expect(steps).toEqual(['claims after 1 audit entries']);
  expect(await claims()).toEqual({ theme: 'kept', roles: ['editor'], grants: EDITOR });
  const mirror = (await press.db.collection(USERS).doc('u1').get()).data();
  expect(mirror).toMatchObject({
    ...{ roles: ['editor'], grants: EDITOR, journals: ['CES'] },
    ...{ email: 'ada@example.org', holds: ['editor', 'staff'] },
  });
  expect(await mails()).toMatchObject([
    { to: ['ada@example.org'], template: 'account/role-granted' },
  ]);
});

it('does nothing when nothing would change', async () => {
  await grant({ grants: { editor: ['CES', 'JAM'] } });
  expect(await grant({ grants: { editor: ['JAM', 'CES', 'JAM'] } })).toBe('unchanged');
  expect((await press.db.collection(AUDIT).get()).size).toBe(1);
  expect(await mails()).toHaveLength(1);
});

it('repairs the mirror after an interrupted grant', async () => {
  await auth.setCustomUserClaims('u1', { roles: ['editor'], grants: EDITOR });
  expect(await grant({})).toBe('granted');
  expect((await press.db.collection(USERS).doc('u1').get()).get('roles')).toEqual(['editor']);
});

it('ends the sessions of a person who loses a role or a journal, without a mail', async () => {
  const both = ['CES', 'JAM'];
  await grant({ roles: ['editor', 'production'], grants: { editor: both, production: both } });
  const session = await putSession(press.db, 'u1', press.now());
  expect(await grant({ roles: ['production'], grants: { production: both } })).toBe('granted');
  expect((await press.db.doc(session).get()).get('endedAt')).toBeDefined();
  expect(steps.at(-1)).toBe('revoked');
  await grant({ roles: ['production'], grants: { production: ['JAM'] } });
  expect(steps.filter((step) => step === 'revoked')).toHaveLength(2);
  const caller = { uid: 'u1', signedInAt: press.now(), claims: { roles: [], grants: {} } };
  expect(await isSessionOver({ ...press, auth }, caller)).toBe(true);
  expect(await mails()).toHaveLength(1);
});

it.each(['setCustomUserClaims', 'revokeRefreshTokens'] as const)(
  'ends the sessions for a removed role when repeated after %s was interrupted',
  async (step) => {
    await grant({ roles: ['editor', 'production'] });
    const session = await putSession(press.db, 'u1', press.now());
    auth.failAt = step;
    await expect(grant({ roles: ['production'] })).rejects.toThrow('killed');
    expect(await grant({ roles: ['production'] })).toBe('granted');
    expect((await press.db.doc(session).get()).get('endedAt')).toBeDefined();
    expect(await grant({ roles: ['production'] })).toBe('unchanged');
  },
);

it('lets editors grant the reviewer role, and nothing else', async () => {
  const reviewer = { by: 'edda', roles: ['reviewer'] as const, grants: {} };
  expect(await grant(reviewer)).toBe('granted');
  expect(await claims()).toMatchObject({ roles: ['reviewer'] });
  expect(await grant({ ...reviewer, roles: ['reviewer', 'editor'] })).toBe('not-yours');
  expect(await grant({ ...reviewer, roles: ['reviewer', 'editor'], grants: EDITOR })).toBe(
    'not-yours',
  );
});

it('checks the granter’s current rights, not those at sign-in', async () => {
  await auth.setCustomUserClaims('boss', { roles: ['reader'], grants: {} });
  expect(await grant({})).toBe('not-yours');
  expect(await grant({ by: 'nobody' })).toBe('not-yours');
});

it('stops those who may not grant from blocking others, or learning who has an account', async () => {
  const asked = { uid: 'nobody', by: 'u1' };
  const turns = await Promise.all([grant({ by: 'u1' }), grant({ by: 'u1' }), grant(asked)]);
  expect(turns).toEqual(['not-yours', 'not-yours', 'not-yours']);
});

it('stores the name of the profile, not the one in Firebase', async () => {
  await auth.updateUser('u1', { displayName: `Prize at https://evil.example ${'x'.repeat(200)}` });
  expect(await grant({})).toBe('granted');
  const mirror = (await press.db.collection(USERS).doc('u1').get()).data();
  expect(mirror).toMatchObject({ displayName: '', roles: ['editor'] });
  expect(JSON.stringify(await mails())).not.toContain('evil');
});

it('gives nothing to an account with an unconfirmed address', async () => {
  await auth.updateUser('u1', { emailVerified: false });
  expect(await grant({})).toBe('no-account');
});

it('does not overwrite a concurrent change', async () => {
  const outcomes = await Promise.all([grant({}), grant({ roles: ['production'] })]);
  expect(outcomes.toSorted()).toEqual(['busy', 'granted']);
  expect((await press.db.collection(AUDIT).get()).size).toBe(1);
  expect(await grant({ roles: ['finance'] })).toBe('granted');
});

it('never lets an admin remove their own admin role', async () => {
  expect(await grant({ uid: 'boss', roles: ['editor'] })).toBe('own-admin-role');
  expect(await grant({ uid: 'boss', roles: ['admin', 'editor'] })).toBe('granted');
});

it('refuses an unknown account, and more than the claims can hold', async () => {
  expect(await grant({ uid: 'nobody' })).toBe('no-account');
  const editor = Array.from({ length: 100 }, (_, place) => `JOURNAL${place}`);
  expect(await grant({ grants: { editor } })).toBe('too-many');
  expect(steps).toEqual([]);
});

it('names guest editors of existing special issues only', async () => {
  const issues = press.db.collection('issues');
  await issues.doc('CES~s1').set({ journal: 'CES', issueid: 's1', kind: 'special' });
  await issues.doc('CES~3-1').set({ journal: 'CES', issueid: '3-1', kind: 'regular' });
  await issues.doc('CES~old').set({ kind: 'special', deletedAt: press.now().toISOString() });
  const guest = (...guestEditor: string[]) =>
    grant({ by: 'edda', roles: ['guestEditor'], grants: { guestEditor } });
  for (const id of ['CES~none', 'CES~3-1', 'CES~old']) expect(await guest(id)).toBe('no-issue');
  expect(await guest('QPH~s1')).toBe('not-yours');
  expect(await guest('CES~s1')).toBe('granted');
  expect(await claims()).toMatchObject({ grants: { guestEditor: ['CES~s1'] } });
  const mirror = (await press.db.collection(USERS).doc('u1').get()).data();
  expect(mirror).toMatchObject({ journals: ['CES'] });
  // A grant remains, and can be removed, when the issue is deleted.
  await issues.doc('CES~s1').delete();
  expect(await guest('CES~s1')).toBe('unchanged');
  expect(await grant({ by: 'edda', roles: [], grants: {} })).toBe('granted');
});

it('drops the journals of an account from before grants had scopes', async () => {
  await auth.setCustomUserClaims('u1', {
    roles: ['editor', 'production'],
    journals: ['CES', 'QPH'],
  });
  expect(await grant({})).toBe('granted');
  expect(await claims()).toEqual({ roles: ['editor'], grants: EDITOR });
});
