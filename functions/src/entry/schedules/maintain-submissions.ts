import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Lapses overdue revisions, deletes forgotten drafts after two notices, sweeps unused uploads; the desk's queues follow the clock. */
export const maintainSubmissions: Job<'maintainSubmissions'> = {
  name: 'maintainSubmissions',
  seconds: 150,
  run: async () => {
    const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
    const { maintainSubmissions: tend } = await import(
      '../../domain/submissions/maintain-submissions.ts'
    );
    const { turnDesk } = await import('../../domain/desk/reconcile-desk.ts');
    const ports = adminSubmissionPorts();
    const tended = { ...(await tend(ports)), turned: await turnDesk(ports) };
    if (Object.values(tended).some((count) => count > 0)) {
      log.info('submissions/tended', { ...tended });
    }
    return { ...tended };
  },
};
