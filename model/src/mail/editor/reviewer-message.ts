import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has written. The message itself is shown with the manuscript, because it may reveal who wrote it. */
export const reviewerMessage = toldToEditors({
  name: 'editor/reviewer-message',
  subject: 'a message from a reviewer',
  says: 'A reviewer of this manuscript has written to you. You can read and answer the message beside the review.',
});
