import { FUNCTIONS_REGION } from '@quire/model/constants';
import { type JobName, SCHEDULED_JOBS } from '@quire/model/schedules';
import { runSchedule } from '../../../local/src/stack/tick-schedules.ts';
import { press } from '../press-addresses.ts';

/** Runs one job of a schedule as if its time had come. Throws where it fails. */
export async function runNow(job: JobName): Promise<void> {
  const schedules: readonly (readonly [string, readonly string[]])[] =
    Object.entries(SCHEDULED_JOBS);
  const [schedule] = schedules.find(([, jobs]) => jobs.includes(job)) ?? [];
  const id = `${FUNCTIONS_REGION}-${schedule}`;
  const status = await runSchedule(press.functions, press.project, id, job);
  if (status !== 200 && status !== 204) throw new Error(`${job}: ${status}`);
}
