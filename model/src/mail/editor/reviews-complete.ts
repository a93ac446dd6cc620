import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: the round is complete, and the decision is theirs. */
export const reviewsComplete = toldToEditors({
  name: 'editor/reviews-complete',
  subject: () => t('mailEditor.reviewsCompleteSubject'),
  says: () => t('mailEditor.reviewsCompleteLead'),
});
