import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Publishes scheduled news and posts whose day has come. */
export const publishDuePosts = onSchedule(
  { schedule: 'every 15 minutes', region: FUNCTIONS_REGION, maxInstances: 1, memory: '512MiB' },
  async () => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { publishDuePosts: publish } = await import('../records/publish-due-posts.ts');
    const published = await publish(adminPorts());
    if (published > 0) logger.info('record/published', { published });
  },
);
