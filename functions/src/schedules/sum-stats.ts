import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Rolls the day before up for the office, once its usage is complete. */
export const sumStats = onSchedule(
  {
    schedule: '30 2 * * *',
    timeZone: 'Etc/UTC',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: '512MiB',
    retryCount: 3,
  },
  async () => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { sumStats: sum } = await import('../stats/sum-stats.ts');
    const days = await sum(adminPorts());
    logger.info('stats/summed', { days });
  },
);
