import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Empties the bin of what has been there for 30 days, and sweeps uploads nobody took up. */
export const purgeBin = onSchedule(
  {
    schedule: 'every day 03:30',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  async () => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { purgeBin: purge } = await import('../records/purge-bin.ts');
    const { sweepMediaUploads } = await import('../records/sweep-media-uploads.ts');
    const ports = adminPorts();
    const purged = await purge(ports);
    const swept = await sweepMediaUploads(adminSubmissionPorts().store, ports.now());
    if (purged + swept > 0) logger.info('record/purged', { purged, swept });
  },
);
