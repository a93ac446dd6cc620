import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has declined. */
export const invitationDeclined = toldToEditors({
  name: 'editor/invitation-declined',
  subject: 'an invitation was declined',
  says: 'A reviewer has declined to review this manuscript. Please check whether another reviewer is needed.',
});
