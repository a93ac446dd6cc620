import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Erases accounts whose day has come, removes those nobody confirmed, sweeps old links. */
export const sweepAccounts = onSchedule(
  {
    schedule: 'every 60 minutes',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  async () => {
    const { adminAccountPorts } = await import('../firebase/admin.ts');
    const { eraseDue, removeForgotten, sweepOld } = await import('../accounts/sweep-accounts.ts');
    const ports = adminAccountPorts();
    const erased = await eraseDue(ports);
    const removed = await removeForgotten(ports);
    const swept = await sweepOld(ports);
    if (erased + removed + swept > 0) logger.info('account/swept', { erased, removed, swept });
  },
);
