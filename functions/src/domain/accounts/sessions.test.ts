import { SESSION_LIMITS, SESSIONS } from '@quire/model/collections';
import { SESSION_KEPT_DAYS, STAFF_IDLE_HOURS, STAFF_SESSION_DAYS } from '@quire/model/constants';
import type { Claims } from '@quire/model/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { putSession } from '../../testing/test-session.ts';
import { endSessions } from './end-sessions.ts';
import { eraseAccount } from './erase-account.ts';
import { exportMyData } from './export-my-data.ts';
import { isSessionOver } from './session-over.ts';
import { sweepOld } from './sweep-accounts.ts';

const READER: Claims = { roles: ['reader', 'author'], grants: {} };
const EDITOR: Claims = { roles: ['editor'], grants: { editor: ['CES'] } };

let test: TestAccounts;
beforeAll(async () => {
  test = await startTestAccounts();
});
beforeEach(async () => {
  await test.clear();
  await test.auth.createUser({ uid: 'ada', email: 'ada@example.org', emailVerified: true });
});
afterAll(() => test.close());

const isOver = (signedInAt: Date, claims: Claims = READER) =>
  isSessionOver(test.ports, { uid: 'ada', signedInAt, claims });

describe('a session', () => {
  it('is valid from its record on, and not without it', async () => {
    const signedInAt = test.ports.now();
    expect(await isOver(signedInAt)).toBe(true);
    await putSession(test.press.db, 'ada', signedInAt);
    expect(await isOver(signedInAt)).toBe(false);
    expect(await isOver(signedInAt, EDITOR)).toBe(false);
  });

  it('is over when it was ended on another device, and the others continue', async () => {
    const first = test.ports.now();
    const path = await putSession(test.press.db, 'ada', first);
    test.later({ hours: 1 });
    const second = test.ports.now();
    await putSession(test.press.db, 'ada', second);
    await test.press.db.doc(path).update({ endedAt: second });
    expect([await isOver(first), await isOver(second)]).toEqual([true, false]);
  });

  it.each([
    ['without use', STAFF_IDLE_HOURS, false],
    ['in use', STAFF_SESSION_DAYS * 24, true],
  ])('of staff ends after its hours %s, and no other session does', async (_how, hours, isUsed) => {
    const began = test.ports.now();
    await putSession(test.press.db, 'ada', began);
    test.later({ hours: hours - 1 });
    if (isUsed) await putSession(test.press.db, 'ada', began, test.ports.now());
    expect(await isOver(began, EDITOR)).toBe(false);
    test.later({ hours: 1 });
    expect(await isOver(began, EDITOR)).toBe(true);
    expect(await isOver(began)).toBe(false);
  });

  it('is over with the account', async () => {
    const began = test.ports.now();
    await putSession(test.press.db, 'ada', began);
    await test.auth.deleteUser('ada');
    expect(await isOver(began)).toBe(true);
  });
});

describe('ending all sessions', () => {
  it('ends each of the account and no other, and records from when sessions are valid', async () => {
    const began = test.ports.now();
    await putSession(test.press.db, 'ada', began);
    const other = await putSession(test.press.db, 'bob', began);
    await endSessions(test.ports, { uid: 'ada' });
    expect(await isOver(began)).toBe(true);
    expect((await test.press.db.doc(other).get()).get('endedAt')).toBeUndefined();
    const limit = await test.press.db.collection(SESSION_LIMITS).doc('ada').get();
    // A sign-in happened in the same second, so the function waits for the next one.
    expect(limit.get('validAfter')).toBe(began.getTime() / 1000 + 1);
    expect(test.waits).toEqual([1_000]);
  });
});

describe('records of sessions', () => {
  it('are deleted when they have not been used for long', async () => {
    await putSession(test.press.db, 'ada', test.ports.now());
    test.later({ hours: SESSION_KEPT_DAYS * 24 - 1 });
    await sweepOld(test.ports);
    expect((await test.press.db.collection(SESSIONS).get()).size).toBe(1);
    test.later({ hours: 1 });
    await sweepOld(test.ports);
    expect((await test.press.db.collection(SESSIONS).get()).size).toBe(0);
  });

  it('are part of a person’s export', async () => {
    await putSession(test.press.db, 'ada', test.ports.now());
    const { data } = await exportMyData(test.ports, { uid: 'ada' });
    const at = test.ports.now().toISOString();
    expect(data.sessions).toEqual([{ device: 'Firefox on Linux', startedAt: at, seenAt: at }]);
  });

  it('are deleted with the account, and its tokens with them', async () => {
    await putSession(test.press.db, 'ada', test.ports.now());
    await test.press.db.doc('profiles/ada').set({
      ...{ given: 'Ada', family: 'B', email: 'ada@example.org', affiliation: 'X', country: 'NO' },
      ...{ interests: [], notifications: { reminders: true, messages: true } },
      ...{ state: 'erasure_requested', erasureAt: test.ports.now().toISOString(), consents: [] },
      ...{ createdAt: test.ports.now().toISOString(), updatedAt: test.ports.now().toISOString() },
    });
    expect(await eraseAccount(test.ports, 'ada')).toBe('erased');
    expect((await test.press.db.collection(SESSIONS).get()).size).toBe(0);
    expect((await test.press.db.collection(SESSION_LIMITS).doc('ada').get()).exists).toBe(true);
  });
});
