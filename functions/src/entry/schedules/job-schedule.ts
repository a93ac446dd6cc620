import { setTimeout as wait } from 'node:timers/promises';
import { type JobOf, SCHEDULED_JOBS, SCHEDULES, type ScheduleName } from '@quire/model/schedules';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import type { Job, Written } from '../jobs/run-jobs.ts';

type JobsOf<Name extends ScheduleName> = { readonly [Each in JobOf<Name>]: Job<Each> };

/**
 * The function of one schedule: runs its jobs in the order of `SCHEDULED_JOBS`, or only one where the scheduler's own
 * job has its name. Fails at the end if one of them has failed, so that the platform reports it, and starts again where
 * the options ask for that: each job does only what is due.
 */
export function jobSchedule<Name extends ScheduleName>(
  name: Name,
  options: Omit<ScheduleOptions, 'schedule'>,
  jobs: JobsOf<Name>,
) {
  const order: readonly string[] = SCHEDULED_JOBS[name];
  const inOrder = Object.values<Job>(jobs).toSorted(
    (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
  );
  const written: Written = new Map();
  return onSchedule(
    {
      schedule: SCHEDULES[name].cron,
      timeZone: 'Etc/UTC',
      maxInstances: 1,
      concurrency: 1,
      ...options,
    },
    async ({ jobName }) => {
      const named = inOrder.filter((job) => job.name === jobName);
      await readCurrentTexts();
      const { adminPorts } = await import('../../platform/firebase/admin.ts');
      const { runJobs } = await import('../jobs/run-jobs.ts');
      const ports = {
        ...adminPorts(),
        wait: (ms: number) => wait(ms, undefined, { ref: false }),
      };
      const failed = await runJobs(ports, named.length > 0 ? named : inOrder, written);
      if (failed.length > 0) throw new Error(`jobs failed: ${failed.join(', ')}`);
    },
  );
}
