import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer asks for more time. The date and the reason are shown with the manuscript. */
export const timeAsked = toldToEditors({
  name: 'editor/time-asked',
  subject: 'a reviewer asks for more time',
  says: 'A reviewer of this manuscript asks for more time. You can grant or refuse it with one click.',
});
