import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: a manuscript or a revision has arrived, and what happens next. */
export const submissionReceived = mailTemplate({
  name: 'author/submission-received',
  schema: AboutSubmissionSchema.extend({ isRevision: z.boolean(), next: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    isRevision: false,
    next: 'The editorial office checks your files and passes them to an editor by 4 June 2026.',
  },
  render: (data, sender) =>
    mailAbout(
      data,
      sender,
      data.isRevision
        ? t('mailAuthor.revisionReceivedSubject')
        : t('mailAuthor.submissionReceivedSubject'),
      [
        submissionParagraph(
          data.isRevision
            ? t('mailAuthor.revisionReceivedLead', { journal: data.journal })
            : t('mailAuthor.submissionReceivedLead', { journal: data.journal }),
        ),
        submissionFacts(data),
        submissionParagraph(data.next),
        openIt(data.url),
        submissionParagraph(t('mailAuthor.submissionReceivedQuoteNumber')),
      ],
    ),
});
