import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has changed who reviews with them. The names are shown with the manuscript. */
export const coReviewersNamed = toldToEditors({
  name: 'editor/co-reviewers-named',
  subject: () => t('mailEditor.coReviewersNamedSubject'),
  says: () => t('mailEditor.coReviewersNamedLead'),
});
