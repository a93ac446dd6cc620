import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailWithLetter,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: there is more time for the revision. */
export const revisionExtended = mailTemplate({
  name: 'author/revision-extended',
  schema: AboutSubmissionSchema.extend({
    due: z.string(),
    /** What the editor says with it; it may be nothing. */
    letter: z.string(),
  }),
  sample: { ...SAMPLE_SUBMISSION, due: '15 July 2026', letter: '' },
  render: (data, sender) =>
    mailWithLetter(
      data,
      sender,
      t('mailAuthor.revisionExtendedSubject', { due: data.due }),
      (letter) => [
        submissionParagraph(t('mailAuthor.revisionExtendedLead', { due: data.due })),
        ...letter,
        submissionFacts(data, [t('mail.revisionDue'), data.due]),
        openIt(data.url),
      ],
    ),
});
