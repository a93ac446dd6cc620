import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has sent the report. */
export const reviewReceived = toldToEditors({
  name: 'editor/review-received',
  subject: 'a report has arrived',
  says: 'A reviewer has sent the report on this manuscript.',
});
