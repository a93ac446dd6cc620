import { USAGE_SESSIONS } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../../testing/test-press.ts';
import { countedRef, countHours } from './count-hours.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const count = (at: string) => countHours({ db: press.db, now: () => new Date(at) });
const counted = async () => (await countedRef(press.db).get()).data();

it('begins with the first month of usage, also where later hours were counted before it', async () => {
  expect(await count('2026-06-03T10:30:00Z')).toBe(0);
  expect(await counted()).toEqual({ since: '2026-06', until: '2026-06-03T09' });
  const hour = '2026-04-07T12';
  await press.db.collection(USAGE_SESSIONS).doc(`${hour}~x`).set({ hour, clicks: [] });
  expect(await count('2026-06-03T10:30:00Z')).toBe(1);
  expect(await counted()).toEqual({ since: '2026-04', until: '2026-06-03T09' });
  expect(await count('2026-06-03T11:30:00Z')).toBe(0);
  expect(await counted()).toEqual({ since: '2026-04', until: '2026-06-03T10' });
});
