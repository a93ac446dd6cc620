import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Deletes what has been in the bin for 30 days, and unused uploads. */
export const purgeBin: Job<'purgeBin'> = {
  name: 'purgeBin',
  seconds: 100,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
    const { purgeBin: purge } = await import('../../domain/records/purge-bin.ts');
    const { sweepMediaUploads } = await import('../../domain/records/sweep-media-uploads.ts');
    const ports = adminPorts();
    const purged = await purge(ports);
    const swept = await sweepMediaUploads(adminSubmissionPorts().store, ports.now());
    if (purged + swept > 0) log.info('record/purged', { purged, swept });
    return { purged, swept };
  },
};
