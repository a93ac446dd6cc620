import { toldToEditors } from './of-review.ts';

/** To the editors: a report is late. */
export const reviewOverdue = toldToEditors({
  name: 'editor/review-overdue',
  subject: 'a report is overdue',
  says: 'A report on this manuscript is overdue. The reviewer has been reminded. You can also extend the deadline or invite another reviewer.',
});
