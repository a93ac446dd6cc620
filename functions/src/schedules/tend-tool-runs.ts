import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Wakes imports, exports and checks whose function died, and removes exports that have expired. */
export const tendToolRuns = onSchedule(
  { schedule: 'every 5 minutes', region: FUNCTIONS_REGION, maxInstances: 1, timeoutSeconds: 120 },
  async () => {
    const { adminToolPorts } = await import('../tools/admin-tools.ts');
    const { tendRuns } = await import('../tools/tend-runs.ts');
    const tended = await tendRuns(adminToolPorts());
    if (tended.woken + tended.removed > 0) logger.info('tool/tended', { ...tended });
  },
);
