import { z } from 'zod';
import { getJson } from './emulator-http.ts';
import { type Due, parseSchedule } from './schedule.ts';

const BackendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({ id: z.string(), schedule: z.object({ schedule: z.string() }).optional() }),
      ),
    }),
  ),
});

/** The emulator counts up the suffix of a trigger's key whenever it reloads the functions. */
const GENERATIONS = 50;

export interface ScheduledFunction {
  id: string;
  schedule: string;
  due: Due | null;
}

/** The scheduled functions that the Functions emulator has found; it never runs them itself. */
export async function listSchedules(functions: string): Promise<ScheduledFunction[]> {
  const { backends } = BackendsSchema.parse(await getJson(`${functions}/backends`));
  return backends
    .flatMap((backend) => backend.functionTriggers)
    .flatMap(({ id, schedule }) =>
      schedule ? [{ id, schedule: schedule.schedule, due: parseSchedule(schedule.schedule) }] : [],
    );
}

/** Runs one scheduled function now, as the scheduler's job of that name. Resolves to the status it answered with. */
export async function runSchedule(
  functions: string,
  project: string,
  id: string,
  jobName = id,
): Promise<number> {
  for (let generation = 0; generation < GENERATIONS; generation += 1) {
    const url = `${functions}/functions/projects/${project}/triggers/${id}-${generation}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cloudscheduler-jobname': jobName },
      body: '{}',
    });
    await response.arrayBuffer();
    if (response.status !== 404) return response.status;
  }
  return 404;
}

/** Runs every scheduled function when it is due. `log` hears of what could not be run. */
export function tickSchedules(
  functions: string,
  project: string,
  log: (line: string) => void,
): { stop(): void } {
  const tick = async () => {
    const minute = new Date();
    for (const { id, schedule, due } of await listSchedules(functions)) {
      if (!due) log(`schedule not understood: ${id} "${schedule}"`);
      else if (due(minute)) log(`${id}: ${await runSchedule(functions, project, id)}`);
    }
  };
  const run = () => tick().catch((error: unknown) => log(`schedules: ${String(error)}`));
  let repeat: NodeJS.Timeout | undefined;
  const first = setTimeout(
    () => {
      run();
      repeat = setInterval(run, 60_000);
    },
    60_000 - (Date.now() % 60_000),
  );
  return {
    stop() {
      clearTimeout(first);
      clearInterval(repeat);
    },
  };
}
