import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryAuth } from '../../testing/memory-auth.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { codeOf } from '../../testing/test-records.ts';
import { lastSeen } from './last-seen.ts';

let press: TestPress;
let auth: MemoryAuth;
beforeAll(async () => {
  press = await startTestPress();
  auth = new MemoryAuth(press.now);
  const people = [
    ['boss', 'admin', []],
    ['edda', 'editor', ['CES']],
    ['paula', 'production', ['CES']],
    ['quinn', 'production', ['QPH']],
  ] as const;
  for (const [uid, role, scopes] of people) {
    const email = `${uid}@example.org`;
    await auth.createUser({ uid, email, emailVerified: true });
    const claims = { roles: [role], grants: { [role]: scopes } };
    await auth.setCustomUserClaims(uid, claims);
    const updatedAt = '2026-01-01T00:00:00.000Z';
    const user = { email, displayName: uid, ...claims, journals: scopes, updatedAt };
    await press.db.doc(`users/${uid}`).set(user);
  }
  for (const [uid, day] of [
    ['paula', '2026-05-02'],
    ['paula', '2026-05-04'],
    ['quinn', '2026-05-03'],
  ] as const) {
    const seenAt = Timestamp.fromDate(new Date(`${day}T10:11:12Z`));
    await press.db.doc(`sessions/${uid}~${day}`).set({ uid, seenAt, startedAt: seenAt });
  }
});
afterAll(() => press.close());

const ask = (uid: string, ...uids: string[]) => lastSeen({ ...press, auth }, { uid }, { uids });

it('tells admins the day on which each account was last used', async () => {
  expect(await ask('boss', 'paula', 'quinn', 'edda', 'nobody')).toEqual({
    days: { paula: '2026-05-04', quinn: '2026-05-03' },
  });
});

it('tells editors about those who hold a role in their journals only', async () => {
  expect(await ask('edda', 'paula', 'quinn')).toEqual({ days: { paula: '2026-05-04' } });
});

it('refuses all others, whatever their token says', async () => {
  for (const uid of ['paula', 'nobody'])
    expect(await codeOf(ask(uid, 'paula'))).toBe('access/denied');
});
