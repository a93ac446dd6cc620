import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryAuth } from '../../testing/memory-auth.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { findGranted } from './find-granted.ts';

let press: TestPress;
let auth: MemoryAuth;
beforeAll(async () => {
  press = await startTestPress();
  auth = new MemoryAuth(press.now);
  const people = { boss: 'admin', edda: 'editor', rita: 'reviewer', paula: 'production' };
  for (const [uid, role] of Object.entries(people)) {
    await auth.createUser({ uid, email: `${uid}@example.org`, emailVerified: true });
    await auth.setCustomUserClaims(uid, { roles: [role], grants: { [role]: ['CES'] } });
  }
  await auth.createUser({ uid: 'new', email: 'new@example.org', emailVerified: false });
});
afterAll(() => press.close());

const find = (by: string, email: string) =>
  findGranted({ ...press, auth }, { uid: by, claims: { roles: ['admin'], grants: {} } }, { email });

it('tells those who grant roles what an account holds', async () => {
  for (const by of ['boss', 'edda']) {
    const { account } = await find(by, 'paula@example.org');
    expect(account).toMatchObject({
      uid: 'paula',
      roles: ['production'],
      grants: { production: ['CES'] },
    });
  }
});

it('reveals nothing about accounts with unconfirmed addresses, or about missing ones', async () => {
  expect(await find('boss', 'new@example.org')).toEqual({ account: null });
  expect(await find('boss', 'nobody@example.org')).toEqual({ account: null });
});

it('refuses all others, whatever their token says', async () => {
  for (const by of ['rita', 'paula', 'new', 'nobody']) {
    await expect(find(by, 'edda@example.org')).rejects.toMatchObject({ code: 'access/denied' });
  }
});
