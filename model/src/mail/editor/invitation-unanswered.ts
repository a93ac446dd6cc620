import { toldToEditors } from './of-review.ts';

/** To the editors: somebody did not answer in time. */
export const invitationUnanswered = toldToEditors({
  name: 'editor/invitation-unanswered',
  subject: 'an invitation was not answered',
  says: 'Somebody who was asked to review this manuscript has not answered, and the invitation is over. Please see whether somebody else should be asked.',
});
