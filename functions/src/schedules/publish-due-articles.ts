import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Publishes what was scheduled and is due, past the gate once more. */
export const publishDueArticles = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 280,
    memory: '1GiB',
  },
  async () => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { publishDue } = await import('../articles/publish-due.ts');
    const done = await publishDue(adminPorts());
    if (Object.values(done).some((count) => count > 0)) logger.info('publish/due', { ...done });
  },
);
