import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: a report is late. */
export const reviewOverdue = toldToEditors({
  name: 'editor/review-overdue',
  subject: () => t('mailEditor.reviewOverdueSubject'),
  says: () => t('mailEditor.reviewOverdueLead'),
});
