import { t } from '../../messages/t.ts';
import {
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the author would rather stay, so the manuscript is theirs again. */
export const transferDeclined = mailTemplate({
  name: 'editor/transfer-declined',
  schema: FromAuthorSchema,
  sample: SAMPLE_FROM_AUTHOR,
  render: (data, sender) =>
    mailAbout(data, sender, t('mailEditor.transferDeclinedSubject'), [
      submissionParagraph(t('mailEditor.transferDeclinedLead', { submitter: data.submitter })),
      submissionFacts(data, [t('mail.submittedBy'), data.submitter]),
      openIt(data.url),
    ]),
});
