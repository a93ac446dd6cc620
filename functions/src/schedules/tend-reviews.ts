import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/**
 * Reminds reviewers, ends invitations that nobody answered, and notes reports that are late. Of a press that
 * noted things in reviewers' own records, it moves these notes to each journal's.
 */
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
    const { moveReviewerNotes } = await import('../people/move-reviewer-notes.ts');
    const ports = adminSubmissionPorts();
    const moved = await moveReviewerNotes(ports);
    if (moved > 0) logger.info('people/notes-moved', { moved });
    const tended = await tend(ports);
    if (tended > 0) logger.info('reviews/tended', { tended });
  },
);
