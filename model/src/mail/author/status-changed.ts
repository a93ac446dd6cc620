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

/** To the submitter: the submission's new status, and what happens next. */
export const statusChanged = mailTemplate({
  name: 'author/status-changed',
  schema: AboutSubmissionSchema.extend({
    status: z.string(),
    next: z.string(),
    /** Something is asked of the author now. */
    isTheirTurn: z.boolean(),
    /** What the editor says with it, where they do. */
    letter: z.string(),
  }),
  sample: {
    ...SAMPLE_SUBMISSION,
    status: 'Under review',
    next: 'The reviewers’ reports are expected by 22 June 2026.',
    isTheirTurn: false,
    letter: '',
  },
  render: (data, sender) =>
    mailWithLetter(
      data,
      sender,
      data.isTheirTurn
        ? t('mailAuthor.statusYourTurnSubject')
        : t('mailAuthor.statusChangedSubject', { status: data.status }),
      (letter) => [
        submissionParagraph(t('mailAuthor.statusChangedLead', { status: data.status })),
        ...letter,
        submissionFacts(data),
        submissionParagraph(data.next),
        openIt(data.url),
      ],
    ),
});
