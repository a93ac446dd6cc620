import { toldToEditors } from './of-review.ts';

/** To the editors: somebody will not review it. */
export const invitationDeclined = toldToEditors({
  name: 'editor/invitation-declined',
  subject: 'an invitation was declined',
  says: 'Somebody who was asked to review this manuscript has declined. Please see whether somebody else should be asked.',
});
