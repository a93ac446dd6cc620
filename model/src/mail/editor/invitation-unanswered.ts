import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer did not answer in time. */
export const invitationUnanswered = toldToEditors({
  name: 'editor/invitation-unanswered',
  subject: () => t('mailEditor.invitationUnansweredSubject'),
  says: () => t('mailEditor.invitationUnansweredLead'),
});
