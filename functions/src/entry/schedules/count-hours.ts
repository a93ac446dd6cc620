import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Counts the hour before by COUNTER 5.1, and deletes what it was counted from. */
export const countHours: Job<'countHours'> = {
  name: 'countHours',
  seconds: 120,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { countHours: run } = await import('../../domain/metrics/counter/count-hours.ts');
    const sessions = await run(adminPorts());
    log.info('counter/counted', { sessions });
    return { sessions };
  },
};
