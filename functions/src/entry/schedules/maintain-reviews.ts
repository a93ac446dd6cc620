import * as logger from 'firebase-functions/logger';
import type { Job } from '../jobs/run-jobs.ts';

/**
 * Reminds reviewers, ends unanswered invitations, and marks late reports. Moves notes that older versions
 * kept in reviewers' own records to each journal's.
 */
export const maintainReviews: Job<'maintainReviews'> = {
  name: 'maintainReviews',
  seconds: 150,
  run: async () => {
    const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
    const { maintainReviews: tend } = await import('../../domain/reviews/maintain-reviews.ts');
    const { moveReviewerNotes } = await import('../../domain/people/move-reviewer-notes.ts');
    const ports = adminSubmissionPorts();
    const moved = await moveReviewerNotes(ports);
    if (moved > 0) logger.info('people/notes-moved', { moved });
    const tended = await tend(ports);
    if (tended > 0) logger.info('reviews/tended', { tended });
    return { moved, tended };
  },
};
