import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Sums the day before, two hours after its end: by then nothing is counted into it any more. */
export const sumUsage = onSchedule(
  {
    schedule: '0 2 * * *',
    timeZone: 'Etc/UTC',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: '512MiB',
    retryCount: 3,
  },
  async () => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { sumUsage: sum } = await import('../metrics/sum-usage.ts');
    const changed = await sum(adminPorts());
    logger.info('count/summed', { changed });
  },
);
