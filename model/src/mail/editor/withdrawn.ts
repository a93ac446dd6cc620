import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, mailOfAuthor, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the author has withdrawn it. */
export const editorWithdrawn = mailTemplate({
  name: 'editor/withdrawn',
  schema: FromAuthorSchema.extend({ reason: z.string() }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    reason: 'We found an error in the calibration.',
  },
  render: (data, sender) =>
    mailOfAuthor(data, sender, {
      subject: t('mailEditor.withdrawnSubject'),
      lead: t('mailEditor.withdrawnLead', { submitter: data.submitter }),
      words: data.reason,
    }),
});
