import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Publishes scheduled news and posts whose day has come. */
export const publishDuePosts: Job<'publishDuePosts'> = {
  name: 'publishDuePosts',
  seconds: 30,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { publishDuePosts: publish } = await import('../../domain/records/publish-due-posts.ts');
    const published = await publish(adminPorts());
    if (published > 0) log.info('record/published', { published });
    return { published };
  },
};
