import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has written. The message itself is shown with the manuscript, because it may reveal who wrote it. */
export const reviewerMessage = toldToEditors({
  name: 'editor/reviewer-message',
  subject: () => t('mailEditor.reviewerMessageSubject'),
  says: () => t('mailEditor.reviewerMessageLead'),
});
