import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Reminds reviewers, ends invitations that nobody answered, and notes reports that are late. */
export const tendReviews = onSchedule(
  {
    schedule: 'every 60 minutes',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  async () => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { tendReviews: tend } = await import('../reviews/tend-reviews.ts');
    const tended = await tend(adminSubmissionPorts());
    if (tended > 0) logger.info('reviews/tended', { tended });
  },
);
