import { JOBS, MAIL, SEARCH_STATE } from '@quire/model/collections';
import { JobRunSchema } from '@quire/model/entities/job-run';
import { exceeded, HEALTH_LIMITS, type HealthFigures } from '@quire/model/health';
import { SCHEDULED_JOBS, type ScheduleName } from '@quire/model/schedules';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';

type HealthPorts = Pick<Ports, 'db' | 'now' | 'log'>;

const minutesSince = (iso: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 60_000));

async function mailMinutes({ db, now }: HealthPorts): Promise<number> {
  const due = await db
    .collection(MAIL)
    .where('dueAt', '<=', now().toISOString())
    .orderBy('dueAt')
    .limit(1)
    .get();
  const dueAt: unknown = due.docs[0]?.get('dueAt');
  return typeof dueAt === 'string' ? minutesSince(dueAt, now()) : 0;
}

async function searchFailures({ db }: HealthPorts): Promise<number> {
  const failures: unknown = (await db.collection(SEARCH_STATE).doc('sender').get()).get('failures');
  return typeof failures === 'number' ? failures : 0;
}

/** Of the first job of a schedule; 0 where none has run yet, as in a press that was made today. */
async function scheduleMinutes({ db, now }: HealthPorts, schedule: ScheduleName): Promise<number> {
  const [first] = SCHEDULED_JOBS[schedule];
  const run = readRecord(await db.collection(JOBS).doc(first).get(), JobRunSchema);
  return run ? minutesSince(run.at, now()) : 0;
}

/**
 * How the press does, in five reads. What is above its limit is logged as `health/exceeded`, on which the alerts of the
 * deployment wait (`monitoring/`).
 */
export async function checkHealth(ports: HealthPorts): Promise<HealthFigures> {
  const figures: HealthFigures = {
    mailMinutes: await mailMinutes(ports),
    searchFailures: await searchFailures(ports),
    everyMinuteMinutes: await scheduleMinutes(ports, 'everyMinute'),
    hourlyMinutes: await scheduleMinutes(ports, 'hourly'),
    dailyMinutes: await scheduleMinutes(ports, 'daily'),
  };
  for (const figure of exceeded(figures)) {
    ports.log.error('health/exceeded', {
      figure,
      value: figures[figure],
      limit: HEALTH_LIMITS[figure],
    });
  }
  return figures;
}
