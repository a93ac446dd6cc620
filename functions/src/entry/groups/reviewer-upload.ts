import { addReviewFile } from '../callables/reviews.ts';
import { callGroup } from './call-group.ts';

/** Files of reviewers. */
export const reviewerUpload = callGroup<'reviewerUpload'>(
  {
    memory: '1GiB',
    timeoutSeconds: 180,
    concurrency: 4,
  },
  {
    addReviewFile,
  },
);
