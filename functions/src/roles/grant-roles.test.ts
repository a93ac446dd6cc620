import { AUDIT, MAIL, USERS } from '@quire/model/collections';
import type { UserRecord } from 'firebase-admin/auth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../testing/test-press.ts';
import { type Grant, grantRoles } from './grant-roles.ts';

let press: TestPress;
let claims: Record<string, unknown>;
let steps: string[];

beforeEach(async () => {
  press = await startTestPress();
  claims = { theme: 'kept' };
  steps = [];
});
afterEach(() => press.close());

function auth() {
  const user = { uid: 'u1', email: 'ada@example.org', displayName: 'Ada', customClaims: claims };
  return {
    async getUser(uid: string): Promise<UserRecord> {
      if (uid !== 'u1') throw Object.assign(new Error('none'), { code: 'auth/user-not-found' });
      return user as unknown as UserRecord; // the fields that are read; a record cannot be built
    },
    async setCustomUserClaims(_uid: string, next: object | null) {
      const audits = (await press.db.collection(AUDIT).get()).size;
      steps.push(`claims after ${audits} audit entries`);
      claims = { ...next };
    },
    async revokeRefreshTokens() {
      steps.push('revoked');
    },
  };
}

const grant = (change: Partial<Grant>) =>
  grantRoles(
    { ...press, auth: auth() },
    { uid: 'u1', roles: ['editor'], journals: ['CES'], by: 'boss', ...change },
  );
const mails = async () => (await press.db.collection(MAIL).get()).docs.map((doc) => doc.data());

it('leaves a trace, sets the claims, then mirrors them and tells the person', async () => {
  expect(await grant({})).toBe('granted');
  expect(steps).toEqual(['claims after 1 audit entries']);
  expect(claims).toEqual({ theme: 'kept', roles: ['editor'], journals: ['CES'] });
  const mirror = (await press.db.collection(USERS).doc('u1').get()).data();
  expect(mirror).toMatchObject({ roles: ['editor'], journals: ['CES'], email: 'ada@example.org' });
  expect(await mails()).toMatchObject([
    { to: ['ada@example.org'], template: 'account/role-granted' },
  ]);
});

it('does nothing when nothing would change', async () => {
  await grant({ journals: ['CES', 'JAM'] });
  expect(await grant({ journals: ['JAM', 'CES', 'JAM'] })).toBe('unchanged');
  expect((await press.db.collection(AUDIT).get()).size).toBe(1);
  expect(await mails()).toHaveLength(1);
});

it('mends the mirror of a grant that broke off', async () => {
  claims = { roles: ['editor'], journals: ['CES'] };
  expect(await grant({})).toBe('granted');
  expect((await press.db.collection(USERS).doc('u1').get()).get('roles')).toEqual(['editor']);
});

it('ends the sessions of a person who loses a role, without a mail', async () => {
  await grant({ roles: ['editor', 'production'] });
  expect(await grant({ roles: ['production'] })).toBe('granted');
  expect(steps.at(-1)).toBe('revoked');
  expect(await mails()).toHaveLength(1);
});

it('never lets an admin give up the own admin role', async () => {
  expect(await grant({ by: 'u1', roles: ['editor'] })).toBe('own-admin-role');
  expect(await grant({ by: 'u1', roles: ['admin', 'editor'] })).toBe('granted');
});

it('refuses an unknown account and more than claims can hold', async () => {
  expect(await grant({ uid: 'nobody' })).toBe('no-account');
  const journals = Array.from({ length: 100 }, (_, place) => `JOURNAL${place}`);
  expect(await grant({ journals })).toBe('too-many');
  expect(steps).toEqual([]);
});
