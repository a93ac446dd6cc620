import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has sent the report. */
export const reviewReceived = toldToEditors({
  name: 'editor/review-received',
  subject: () => t('mailEditor.reviewReceivedSubject'),
  says: () => t('mailEditor.reviewReceivedLead'),
});
