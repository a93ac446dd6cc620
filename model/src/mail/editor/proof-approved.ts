import { t } from '../../messages/t.ts';
import {
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To who produces it: the author has nothing to correct. */
export const proofApproved = mailTemplate({
  name: 'editor/proof-approved',
  schema: FromAuthorSchema,
  sample: SAMPLE_FROM_AUTHOR,
  render: (data, sender) =>
    mailAbout(data, sender, t('mailEditor.proofApprovedSubject'), [
      submissionParagraph(t('mailEditor.proofApprovedLead', { submitter: data.submitter })),
      submissionFacts(data, [t('mail.submittedBy'), data.submitter]),
      openIt(data.url),
    ]),
});
