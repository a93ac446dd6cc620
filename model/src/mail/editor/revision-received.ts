import { t } from '../../messages/t.ts';
import {
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the revision has arrived. */
export const revisionReceived = mailTemplate({
  name: 'editor/revision-received',
  schema: FromAuthorSchema,
  sample: SAMPLE_FROM_AUTHOR,
  render: (data, sender) =>
    mailAbout(data, sender, t('mailEditor.revisionReceivedSubject'), [
      submissionParagraph(t('mailEditor.revisionReceivedLead', { submitter: data.submitter })),
      submissionFacts(data, [t('mail.submittedBy'), data.submitter]),
      openIt(data.url),
    ]),
});
