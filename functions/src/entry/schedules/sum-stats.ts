import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Sums the previous day for the office, once its usage is complete; then this year beside last. */
export const sumStats: Job<'sumStats'> = {
  name: 'sumStats',
  seconds: 90,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { sumStats: sum } = await import('../../domain/stats/sum-stats.ts');
    const { sumYears } = await import('../../domain/stats/sum-years.ts');
    const ports = adminPorts();
    const days = await sum(ports);
    const scopes = await sumYears(ports);
    log.info('stats/summed', { days, scopes: scopes.length });
    return { days: days.length, scopes: scopes.length };
  },
};
