import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Sends what the search could not take, or whose sender died over it; pushes settings that are new. */
export const maintainSearch: Job<'maintainSearch'> = {
  name: 'maintainSearch',
  seconds: 15,
  run: async () => {
    const { adminSearchPorts } = await import('../ports/admin-search.ts');
    const { hasDue, sendDue } = await import('../../domain/search/send-due.ts');
    const ports = adminSearchPorts();
    if (!ports || !(await hasDue(ports))) return {};
    const sent = await sendDue(ports);
    if (sent.outcome !== 'sent') return {};
    if (sent.notes > 0) log.info('search/sent', sent);
    return { notes: sent.notes };
  },
};
