import { z } from 'zod';
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
    mailWithLetter(data, sender, `a decision on “${data.title}”`, (letter) => [
      submissionParagraph(`The editor of ${data.journal} has decided on your manuscript.`),
      submissionFacts(
        data,
        ['Decision', data.status],
        ...(data.offeredTo ? [['Offered to', data.offeredTo] as const] : []),
      ),
      ...letter,
      ...(data.reports > 0
        ? [submissionParagraph(`${countOf(data.reports)} on the submission’s page.`)]
        : []),
      submissionParagraph(data.next),
      openIt(data.url, 'Read the decision'),
    ]),
});

const countOf = (reports: number) =>
  reports === 1 ? 'One report is' : `${String(reports)} reports are`;
