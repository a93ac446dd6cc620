import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has written. The message itself stands with the manuscript: it may say who wrote it. */
export const reviewerMessage = toldToEditors({
  name: 'editor/reviewer-message',
  subject: 'a message from a reviewer',
  says: 'A reviewer of this manuscript has written to you. You can read and answer the message beside the review.',
});
