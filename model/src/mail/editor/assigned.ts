import { toldToEditors } from './of-review.ts';

/** To the editors: somebody has put it into their hands. */
export const assigned = toldToEditors({
  name: 'editor/assigned',
  subject: 'assigned to you',
  says: 'This manuscript was assigned to you.',
});
