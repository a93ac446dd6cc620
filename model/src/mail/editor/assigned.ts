import { toldToEditors } from './of-review.ts';

/** To the editors: a submission was assigned to them. */
export const assigned = toldToEditors({
  name: 'editor/assigned',
  subject: 'assigned to you',
  says: 'This manuscript was assigned to you.',
});
