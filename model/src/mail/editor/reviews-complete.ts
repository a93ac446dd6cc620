import { toldToEditors } from './of-review.ts';

/** To the editors: the round is complete, and the decision is theirs. */
export const reviewsComplete = toldToEditors({
  name: 'editor/reviews-complete',
  subject: 'all reports are in',
  says: 'All reports on this manuscript have arrived. Please make a decision.',
});
