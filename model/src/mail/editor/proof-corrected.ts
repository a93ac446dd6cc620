import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, mailOfAuthor, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To who produces it: what the author would have corrected in the proof. */
export const proofCorrected = mailTemplate({
  name: 'editor/proof-corrected',
  schema: FromAuthorSchema.extend({ corrections: z.string() }),
  sample: { ...SAMPLE_FROM_AUTHOR, corrections: '1. Table 2, first row: “0.4” should be “0.04”.' },
  render: (data, sender) =>
    mailOfAuthor(data, sender, {
      subject: t('mailEditor.proofCorrectedSubject'),
      lead: t('mailEditor.proofCorrectedLead', { submitter: data.submitter }),
      words: data.corrections,
    }),
});
