import { PROFILES, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADA, startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { followName } from './follow-name.ts';
import { registerAccount } from './register-account.ts';
import { verifyEmail } from './verify-email.ts';

let test: TestAccounts;
beforeAll(async () => {
  test = await startTestAccounts();
});
afterAll(() => test.close());

it('uses a person’s current name everywhere', async () => {
  await registerAccount(test.ports, ADA, 'n');
  await verifyEmail(test.ports, { token: await test.token('ada@example.org') });
  const { uid } = (await test.account('ada@example.org')) ?? { uid: '' };
  expect(await followName(test.ports, uid)).toBe(false);
  const { db } = test.press;
  await db.collection(PROFILES).doc(uid).update({ family: 'Okafor' });
  expect(await followName(test.ports, uid)).toBe(true);
  expect(await followName(test.ports, uid)).toBe(false);
  const user = await db.collection(USERS).doc(uid).get();
  expect(user.data()).toMatchObject({ displayName: 'Ada Okafor', sortKey: 'ada okafor' });
  expect(user.get('words')).toContain('okafor');
  expect(await test.auth.getUser(uid)).toMatchObject({ displayName: 'Ada Okafor' });
  expect(await followName(test.ports, 'nobody')).toBe(false);
});
