import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Lapses overdue revisions, deletes forgotten drafts after two notices, sweeps unused uploads. */
export const tendSubmissions = onSchedule(
  {
    schedule: 'every 60 minutes',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  async () => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { tendSubmissions: tend } = await import('../submissions/tend-submissions.ts');
    const tended = await tend(adminSubmissionPorts());
    if (Object.values(tended).some((count) => count > 0)) {
      logger.info('submissions/tended', { ...tended });
    }
  },
);
