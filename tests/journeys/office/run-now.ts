import { FUNCTIONS_REGION } from '@quire/model/constants';
import { runSchedule } from '../../../local/src/stack/tick-schedules.ts';
import { press } from '../press-addresses.ts';

/** Runs a scheduled function as if its time had come. Throws where it fails. */
export async function runNow(name: string): Promise<void> {
  const status = await runSchedule(press.functions, press.project, `${FUNCTIONS_REGION}-${name}`);
  if (status !== 200 && status !== 204) throw new Error(`${name}: ${status}`);
}
