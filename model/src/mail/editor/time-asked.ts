import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer asks for more time. The date and the reason are shown with the manuscript. */
export const timeAsked = toldToEditors({
  name: 'editor/time-asked',
  subject: () => t('mailEditor.timeAskedSubject'),
  says: () => t('mailEditor.timeAskedLead'),
});
