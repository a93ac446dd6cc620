import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer did not answer in time. */
export const invitationUnanswered = toldToEditors({
  name: 'editor/invitation-unanswered',
  subject: 'an invitation was not answered',
  says: 'A reviewer has not answered the invitation to review this manuscript, and it has expired. Please check whether another reviewer is needed.',
});
