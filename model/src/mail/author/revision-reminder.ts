import { z } from 'zod';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: the revision is due soon, or overdue and soon to be closed. */
export const revisionReminder = mailTemplate({
  name: 'author/revision-reminder',
  schema: AboutSubmissionSchema.extend({
    due: z.string(),
    /** The day on which an overdue revision is closed. */
    closesOn: z.string(),
    isOverdue: z.boolean(),
  }),
  sample: { ...SAMPLE_SUBMISSION, due: '15 June 2026', closesOn: '22 June 2026', isOverdue: false },
  render: (data, sender) =>
    mailAbout(
      data,
      sender,
      data.isOverdue ? 'your revision is overdue' : `your revision is due on ${data.due}`,
      [
        submissionParagraph(
          data.isOverdue
            ? `The revision of your manuscript was due on ${data.due}. You can still send it until ${data.closesOn}. After that, only the editor can reopen it.`
            : `The revision of your manuscript is due on ${data.due}.`,
        ),
        submissionFacts(data, ['Revision due', data.due]),
        submissionParagraph(
          'If you need more time, write to the editor on the page of your submission.',
        ),
        openIt(data.url),
      ],
    ),
});
