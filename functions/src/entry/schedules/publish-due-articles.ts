import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Publishes what was scheduled and is due, past the gate once more. */
export const publishDueArticles: Job<'publishDueArticles'> = {
  name: 'publishDueArticles',
  seconds: 120,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { publishDue } = await import('../../domain/articles/publish-due.ts');
    const done = await publishDue(adminPorts());
    if (Object.values(done).some((count) => count > 0)) log.info('publish/due', { ...done });
    return { ...done };
  },
};
