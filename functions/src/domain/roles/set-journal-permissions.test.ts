import type { SetJournalPermissionsRequest } from '@quire/model/calls/records';
import { AUDIT } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, BOSS, codeOf, EDDA } from '../../testing/test-records.ts';
import { setJournalPermissions } from './set-journal-permissions.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  await putJournal(press, 'CES');
});
afterAll(() => press.close());

type Reaches = SetJournalPermissionsRequest['reaches'];
const NARROW: Reaches = { editor: { 'submission.decide': 'assigned' }, production: {} };
const set = (reaches: Reaches, base: number, person = BOSS, journal = 'CES') =>
  setJournalPermissions(press, person, { journal, base, reaches });

it('is for admins, and for existing journals', async () => {
  for (const person of [EDDA, asker('p', ['author']), asker('p', ['content'])])
    expect(await codeOf(set(NARROW, 0, person))).toBe('access/denied');
  expect(await codeOf(set(NARROW, 0, BOSS, 'NEW'))).toBe('record/not-found');
});

it('writes one audit entry however often it is requested, on top of the newest revision', async () => {
  expect(await set(NARROW, 0)).toEqual({ revision: 1 });
  expect(await set(NARROW, 0)).toEqual({ revision: 1 });
  expect(await codeOf(set({ editor: {}, production: {} }, 0))).toBe('record/stale');
  expect(await set({ editor: {}, production: {} }, 1)).toEqual({ revision: 2 });
  const audit = await press.db.collection(AUDIT).where('action', '==', 'permissions.set').get();
  expect(audit.docs.map((each) => [each.get('before'), each.get('after')])).toEqual([
    [{}, NARROW],
    [NARROW, { editor: {}, production: {} }],
  ]);
});
