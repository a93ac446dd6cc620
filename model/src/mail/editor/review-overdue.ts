import { toldToEditors } from './of-review.ts';

/** To the editors: a report is late. */
export const reviewOverdue = toldToEditors({
  name: 'editor/review-overdue',
  subject: 'a report is overdue',
  says: 'A report on this manuscript was expected by now. The reviewer is reminded; you may also extend the time, or ask somebody else.',
});
