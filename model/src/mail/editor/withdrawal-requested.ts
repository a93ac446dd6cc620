import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, mailOfAuthor, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the author wishes to withdraw, and an editor has to confirm it. */
export const withdrawalRequested = mailTemplate({
  name: 'editor/withdrawal-requested',
  schema: FromAuthorSchema.extend({ reason: z.string() }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    reason: 'We found an error in the calibration.',
  },
  render: (data, sender) =>
    mailOfAuthor(data, sender, {
      subject: t('mailEditor.withdrawalRequestedSubject'),
      lead: t('mailEditor.withdrawalRequestedLead', { submitter: data.submitter }),
      words: data.reason,
      after: [submissionParagraph(t('mailEditor.withdrawalRequestedConfirm'))],
    }),
});
