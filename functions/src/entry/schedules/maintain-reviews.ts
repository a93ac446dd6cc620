import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Reminds reviewers, ends unanswered invitations, and marks late reports. */
export const maintainReviews: Job<'maintainReviews'> = {
  name: 'maintainReviews',
  seconds: 150,
  run: async () => {
    const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
    const { maintainReviews: tend } = await import('../../domain/reviews/maintain-reviews.ts');
    const tended = await tend(adminSubmissionPorts());
    if (tended > 0) log.info('reviews/tended', { tended });
    return { tended };
  },
};
