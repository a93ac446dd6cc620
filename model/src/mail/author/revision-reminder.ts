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

/** To the submitter: the revision is due soon, or overdue and soon to be closed. */
export const revisionReminder = mailTemplate({
  name: 'author/revision-reminder',
  schema: AboutSubmissionSchema.extend({
    due: z.string(),
    /** The day on which an overdue revision is closed. */
    closesOn: z.string(),
    isOverdue: z.boolean(),
    /** What an editor says who reminds by hand; else nothing. */
    letter: z.string(),
  }),
  sample: {
    ...SAMPLE_SUBMISSION,
    ...{ due: '15 June 2026', closesOn: '22 June 2026', isOverdue: false, letter: '' },
  },
  render: (data, sender) =>
    mailWithLetter(
      data,
      sender,
      data.isOverdue ? 'your revision is overdue' : `your revision is due on ${data.due}`,
      (letter) => [
        submissionParagraph(
          data.isOverdue
            ? `The revision of your manuscript was due on ${data.due}. You can still send it until ${data.closesOn}. After that, only the editor can reopen it.`
            : `The revision of your manuscript is due on ${data.due}.`,
        ),
        ...letter,
        submissionFacts(data, ['Revision due', data.due]),
        submissionParagraph(
          'If you need more time, write to the editor on the page of your submission.',
        ),
        openIt(data.url),
      ],
    ),
});
