import { USERS } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { indexAccounts } from './index-accounts.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

it('derives what accounts are found by, page by page, and leaves what it cannot read', async () => {
  const users = press.db.collection(USERS);
  const batch = press.db.batch();
  const updatedAt = '2026-01-01T00:00:00.000Z';
  for (let n = 0; n < 101; n += 1) {
    const email = `u${n}@example.org`;
    const user = { email, displayName: 'Ada Holt', roles: ['production'], updatedAt };
    batch.set(users.doc(`u${String(n).padStart(3, '0')}`), user);
  }
  batch.set(users.doc('a-faulty'), { email: 'none', roles: ['editor'] });
  await batch.commit();
  const first = await indexAccounts(press, '');
  expect(first).toEqual({ after: 'u098', count: 100, changed: 99 });
  expect(await indexAccounts(press, 'u098')).toEqual({ after: null, count: 2, changed: 2 });
  expect((await users.doc('u100').get()).data()).toMatchObject({
    ...{ email: 'u100@example.org', sortKey: 'ada holt', holds: ['production', 'staff'] },
    words: expect.arrayContaining(['ada', 'u100']),
  });
  expect((await users.doc('a-faulty').get()).data()).not.toHaveProperty('words');
  // Nothing is left to do.
  expect((await indexAccounts(press, '')).changed).toBe(0);
});
