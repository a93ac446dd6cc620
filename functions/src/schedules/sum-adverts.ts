import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Sums what was counted of advertisements, for the office. */
export const sumAdverts = onSchedule(
  { schedule: '10 * * * *', timeZone: 'Etc/UTC', region: FUNCTIONS_REGION, maxInstances: 1 },
  async () => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { sumAdverts: sum } = await import('../adverts/sum-adverts.ts');
    logger.info('advert/summed', { changed: await sum(adminPorts()) });
  },
);
