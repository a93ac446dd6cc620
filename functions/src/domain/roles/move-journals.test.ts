import { AUDIT, USERS } from '@quire/model/collections';
import { claimsInSession } from '@quire/model/second-factor';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryAuth } from '../../testing/memory-auth.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { moveJournals } from './move-journals.ts';

let press: TestPress;
let auth: MemoryAuth;

beforeEach(async () => {
  press = await startTestPress();
  auth = new MemoryAuth(press.now);
});
afterEach(() => press.close());

/** An account as it was stored before grants had scopes. */
async function stored(uid: string, roles: readonly string[], journals: readonly string[]) {
  const email = `${uid}@example.org`;
  await auth.createUser({ uid, email, emailVerified: true });
  await auth.setCustomUserClaims(uid, { theme: 'kept', secondFactor: 'f1', roles, journals });
  const updatedAt = '2026-01-01T00:00:00.000Z';
  await press.db
    .doc(`${USERS}/${uid}`)
    .set({ email, displayName: uid, roles, journals, updatedAt });
}
const claims = async (uid: string) => (await auth.getUser(uid)).customClaims ?? {};
const mirror = async (uid: string) => (await press.db.doc(`${USERS}/${uid}`).get()).data();
const move = () => moveJournals({ ...press, auth });

it('grants each role in each journal, and nothing else', async () => {
  await stored('both', ['editor', 'finance', 'production', 'reader'], ['QPH', 'CES']);
  await stored('paula', ['production'], ['CES']);
  expect(await move()).toEqual({ moved: 2, left: 0 });
  const grants = { editor: ['CES', 'QPH'], production: ['CES', 'QPH'] };
  const roles = ['editor', 'finance', 'production', 'reader'];
  expect(await claims('both')).toEqual({ theme: 'kept', secondFactor: 'f1', roles, grants });
  expect(await mirror('both')).toMatchObject({ roles, grants, journals: ['CES', 'QPH'] });
  expect(await claims('paula')).toMatchObject({ grants: { production: ['CES'] } });
  expect((await press.db.collection(AUDIT).get()).docs.map((each) => each.data())).toMatchObject([
    { action: 'user.grant', by: 'system', uid: 'both', before: { journals: ['QPH', 'CES'] } },
    { uid: 'paula', after: { grants: { production: ['CES'] } } },
  ]);
});

it('leaves alone those without a role in a journal, and what was already moved', async () => {
  await stored('ada', ['admin', 'reader'], []);
  await stored('fina', ['finance'], ['CES']);
  await stored('edda', ['editor'], ['CES']);
  expect(await move()).toEqual({ moved: 1, left: 0 });
  expect(await claims('ada')).toMatchObject({ journals: [] });
  expect(await claims('fina')).not.toHaveProperty('grants');
  expect(await move()).toEqual({ moved: 0, left: 0 });
  expect((await press.db.collection(AUDIT).get()).size).toBe(1);
});

it('keeps later grants, and continues after an interruption', async () => {
  await stored('edda', ['editor', 'production'], ['CES']);
  await auth.setCustomUserClaims('edda', {
    ...{ roles: ['editor', 'production'], grants: { production: ['QPH'] } },
  });
  expect(await move()).toEqual({ moved: 1, left: 0 });
  expect(await mirror('edda')).toMatchObject({
    grants: { production: ['QPH'] },
    journals: ['QPH'],
  });
});

it('moves the others when one fails', async () => {
  await stored('aged', ['editor'], ['CES']);
  await stored('edda', ['editor'], ['CES']);
  auth.accounts.delete('aged');
  await press.db.doc(`${USERS}/aged`).update({ email: 'none' });
  expect(await move()).toEqual({ moved: 1, left: 1 });
  expect(await claims('edda')).toMatchObject({ grants: { editor: ['CES'] } });
});

it('gives an old token no right in any journal', () => {
  const token = { roles: ['editor', 'admin', 'finance'], journals: ['CES'] };
  expect(claimsInSession(token)).toEqual({ roles: ['editor', 'admin', 'finance'], grants: {} });
});
