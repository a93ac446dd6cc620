import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countHours } from '../functions/src/domain/metrics/counter/count-hours.ts';
import { readCustomers } from '../functions/src/domain/metrics/counter/customers.ts';
import { readAvailable } from '../functions/src/domain/metrics/counter/reports/read-usage.ts';
import { startTestPress, type TestPress } from '../functions/src/testing/test-press.ts';
import { loadCounter } from './load-counter.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

it('has reports of three months, also where the press has counted an hour before', async () => {
  const now = new Date('2026-06-03T10:30:00Z');
  const ports = { db: press.db, now: () => now };
  const metadata = { authors: [] };
  const article = { journal: 'CES', issue: '1-1', akey: 'mud', title: 'Mud', metadata };
  await press.db.doc(`${PUBLISHED_ARTICLES}/CES~mud`).set({ ...article, published: '2026-01-01' });
  await countHours(ports);
  await loadCounter(ports);
  expect(await readCustomers(press.db)).toHaveLength(2);
  expect(await readAvailable(press.db, now)).toEqual({ since: '2026-03', until: '2026-05' });
});
