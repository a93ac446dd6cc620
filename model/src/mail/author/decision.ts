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

/** To the submitter: the editor has decided. The reports are on the submission's page. */
export const decision = mailTemplate({
  name: 'author/decision',
  schema: AboutSubmissionSchema.extend({
    status: z.string(),
    letter: z.string(),
    next: z.string(),
    reports: z.number().int().nonnegative(),
    /** The journal that a transfer is offered to; empty for another decision. */
    offeredTo: z.string(),
  }),
  sample: {
    ...SAMPLE_SUBMISSION,
    status: 'Revision requested',
    letter:
      'Dear Anselm Okoro,\n\nBoth reviewers find the question worth asking.\n\nPlease answer each of their points.',
    next: 'Send your revised manuscript and your response to the reports by 1 July 2026.',
    reports: 2,
    offeredTo: '',
  },
  render: (data, sender) =>
    mailWithLetter(
      data,
      sender,
      t('mailAuthor.decisionSubject', { title: data.title }),
      (letter) => [
        submissionParagraph(t('mailAuthor.decisionLead', { journal: data.journal })),
        submissionFacts(
          data,
          [t('mail.decision'), data.status],
          ...(data.offeredTo ? [[t('mail.offeredTo'), data.offeredTo] as const] : []),
        ),
        ...letter,
        ...(data.reports > 0
          ? [submissionParagraph(t('mailAuthor.decisionReports', { reports: data.reports }))]
          : []),
        submissionParagraph(data.next),
        openIt(data.url, t('mailAuthor.readDecision')),
      ],
    ),
});
