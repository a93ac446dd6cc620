import { t } from '../../messages/t.ts';
import { toldToEditors } from './of-review.ts';

/** To the editor-in-chief. The reason may name reviewers, so it is read on the manuscript's page alone. */
export const fewReports = toldToEditors({
  name: 'editor/few-reports',
  subject: () => t('mailEditor.fewReportsSubject'),
  says: () => t('mailEditor.fewReportsLead'),
});
