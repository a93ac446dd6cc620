import { JOBS, MAIL, SEARCH_STATE } from '@quire/model/collections';
import { HEALTH_LIMITS } from '@quire/model/health';
import { SCHEDULED_JOBS } from '@quire/model/schedules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { checkHealth } from './check-health.ts';

let press: TestPress;
beforeEach(async () => {
  press = await startTestPress();
});
afterEach(() => press.close());

const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const ran = (job: string, minutes: number) =>
  press.db.doc(`${JOBS}/${job}`).set({ at: before(minutes), seconds: 1, outcome: 'done', did: {} });

it('finds nothing in a press that was made a moment ago', async () => {
  expect(Object.values(await checkHealth(press)).every((figure) => figure === 0)).toBe(true);
  expect(press.lines).toEqual([]);
});

it('measures the mail that has waited longest, and not what is to be sent later', async () => {
  await press.db.doc(`${MAIL}/later`).set({ dueAt: before(-60) });
  await press.db.doc(`${MAIL}/late`).set({ dueAt: before(HEALTH_LIMITS.mailMinutes + 1) });
  await press.db.doc(`${MAIL}/new`).set({ dueAt: before(1) });
  expect(await checkHealth(press)).toMatchObject({ mailMinutes: HEALTH_LIMITS.mailMinutes + 1 });
  expect(press.lines).toEqual(['health/exceeded']);
});

it('logs a search that refuses changes, and a schedule that has not run', async () => {
  await press.db.doc(`${SEARCH_STATE}/sender`).set({ failures: HEALTH_LIMITS.searchFailures + 1 });
  await ran(SCHEDULED_JOBS.everyMinute[0], 20);
  await ran(SCHEDULED_JOBS.hourly[0], HEALTH_LIMITS.hourlyMinutes + 1);
  expect(await checkHealth(press)).toMatchObject({
    searchFailures: HEALTH_LIMITS.searchFailures + 1,
    everyMinuteMinutes: 20,
    hourlyMinutes: HEALTH_LIMITS.hourlyMinutes + 1,
  });
  expect(press.lines).toEqual(['health/exceeded', 'health/exceeded']);
});
