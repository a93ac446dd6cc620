import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has declined. */
export const invitationDeclined = toldToEditors({
  name: 'editor/invitation-declined',
  subject: () => t('mailEditor.invitationDeclinedSubject'),
  says: () => t('mailEditor.invitationDeclinedLead'),
});
