import { z } from 'zod';
import { t } from '../../messages/t.ts';
import {
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the journal's editors: a manuscript has arrived, for the first time or corrected. */
export const newSubmission = mailTemplate({
  name: 'editor/new-submission',
  schema: FromAuthorSchema.extend({
    type: z.string(),
    isAgain: z.boolean(),
    isAssigned: z.boolean(),
  }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    type: 'Research article',
    isAgain: false,
    isAssigned: false,
  },
  render: (data, sender) =>
    mailAbout(
      data,
      sender,
      data.isAgain ? t('mailEditor.resubmissionSubject') : t('mailEditor.newSubmissionSubject'),
      [
        submissionParagraph(
          data.isAgain
            ? t('mailEditor.resubmissionLead', { submitter: data.submitter, journal: data.journal })
            : t('mailEditor.newSubmissionLead', {
                submitter: data.submitter,
                journal: data.journal,
              }),
        ),
        ...(data.isAssigned ? [submissionParagraph(t('mailEditor.newSubmissionAssigned'))] : []),
        submissionFacts(data, [t('mail.submittedBy'), data.submitter]),
        submissionParagraph(t('mailEditor.newSubmissionType', { type: data.type })),
        openIt(data.url),
      ],
    ),
});
