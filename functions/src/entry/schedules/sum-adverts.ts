import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Sums what was counted of advertisements, for the office. */
export const sumAdverts: Job<'sumAdverts'> = {
  name: 'sumAdverts',
  seconds: 60,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { sumAdverts: sum } = await import('../../domain/adverts/sum-adverts.ts');
    const changed = await sum(adminPorts());
    log.info('advert/summed', { changed });
    return { changed };
  },
};
