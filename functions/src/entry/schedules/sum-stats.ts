import * as logger from 'firebase-functions/logger';
import type { Job } from '../jobs/run-jobs.ts';

/** Rolls the day before up for the office, once its usage is complete. */
export const sumStats: Job<'sumStats'> = {
  name: 'sumStats',
  seconds: 90,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { sumStats: sum } = await import('../../domain/stats/sum-stats.ts');
    const days = await sum(adminPorts());
    logger.info('stats/summed', { days });
    return { days: days.length };
  },
};
