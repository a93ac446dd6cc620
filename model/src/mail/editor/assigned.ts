import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: a submission was assigned to them. */
export const assigned = toldToEditors({
  name: 'editor/assigned',
  subject: () => t('mailEditor.assignedSubject'),
  says: () => t('mailEditor.assignedLead'),
});
