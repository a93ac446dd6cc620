import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Wakes imports, exports and checks whose function died, and removes exports that have expired. */
export const maintainToolRuns: Job<'maintainToolRuns'> = {
  name: 'maintainToolRuns',
  seconds: 30,
  run: async () => {
    const { adminToolPorts } = await import('../ports/admin-tools.ts');
    const { maintainRuns } = await import('../../domain/tools/maintain-runs.ts');
    const tended = await maintainRuns(adminToolPorts());
    if (tended.woken + tended.removed > 0) log.info('tool/tended', { ...tended });
    return { ...tended };
  },
};
