import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Sums the previous day, two hours after its end: nothing is counted for it after that. */
export const sumUsage: Job<'sumUsage'> = {
  name: 'sumUsage',
  seconds: 150,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { sumUsage: sum } = await import('../../domain/metrics/sum-usage.ts');
    const changed = await sum(adminPorts());
    log.info('count/summed', { changed });
    return { changed };
  },
};
