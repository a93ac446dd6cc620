import { listSchedules, runSchedule } from './tick-schedules.ts';

/**
 * Runs one job of a schedule now. The emulator's id of a schedule begins with its region: `us-central1-hourly`. Fails where
 * there is no such schedule, or where the job did.
 */
export async function runJob(
  functions: string,
  project: string,
  schedule: string,
  job: string,
): Promise<void> {
  const found = await listSchedules(functions);
  const id = found.find((each) => each.id.endsWith(`-${schedule}`))?.id;
  if (!id) throw new Error(`There is no schedule ${schedule}.`);
  const status = await runSchedule(functions, project, id, job);
  if (status >= 300) throw new Error(`The job ${job} answered with ${status}.`);
}
