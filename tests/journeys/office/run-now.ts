import { type JobName, SCHEDULED_JOBS } from '@quire/model/schedules';
import { runJob } from '../../../local/src/stack/run-job.ts';
import { press } from '../press-addresses.ts';

/** Runs one job of a schedule as if its time had come. Throws where it fails. */
export async function runNow(job: JobName): Promise<void> {
  const schedules: readonly (readonly [string, readonly string[]])[] =
    Object.entries(SCHEDULED_JOBS);
  const [schedule = ''] = schedules.find(([, jobs]) => jobs.includes(job)) ?? [];
  await runJob(press.functions, press.project, schedule, job);
}
