import type { JobRun } from '@quire/model/entities/job-run';
import { HEALTH_CHECK_LATE_MS, HEALTH_LIMITS } from '@quire/model/health';
import { expect, it } from 'vitest';
import { databaseFailing, healthAnswer } from './health-answer.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');
const check = (facts: Partial<JobRun> = {}): JobRun => ({
  at: NOW.toISOString(),
  seconds: 1,
  outcome: 'done',
  did: { checks: 5, mailMinutes: HEALTH_LIMITS.mailMinutes },
  ...facts,
});
const ok = { status: 200, body: { status: 'ok', failing: [] } };

it('is well at the limits, and before the first check', () => {
  expect(healthAnswer(check(), NOW)).toEqual(ok);
  expect(healthAnswer(null, NOW)).toEqual(ok);
});

it.each([
  [
    'a figure above its limit',
    check({ did: { mailMinutes: 31, hourlyMinutes: 3 } }),
    'mailMinutes',
  ],
  ['a check that failed', check({ outcome: 'failed' }), 'check'],
  [
    'schedules that do not run',
    check({ at: new Date(NOW.getTime() - HEALTH_CHECK_LATE_MS - 1).toISOString() }),
    'schedules',
  ],
] as const)('names %s', (_, run, name) => {
  expect(healthAnswer(run, NOW)).toEqual({
    status: 503,
    body: { status: 'failing', failing: [name] },
  });
});

it('names the database where it cannot be read', () => {
  expect(databaseFailing()).toEqual({
    status: 503,
    body: { status: 'failing', failing: ['database'] },
  });
});
