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
      data.isOverdue
        ? t('mailAuthor.revisionOverdueSubject')
        : t('mailAuthor.revisionDueSubject', { due: data.due }),
      (letter) => [
        submissionParagraph(
          data.isOverdue
            ? t('mailAuthor.revisionReminderOverdueLead', {
                due: data.due,
                closesOn: data.closesOn,
              })
            : t('mailAuthor.revisionReminderDueLead', { due: data.due }),
        ),
        ...letter,
        submissionFacts(data, [t('mail.revisionDue'), data.due]),
        submissionParagraph(t('mailAuthor.revisionReminderMoreTime')),
        openIt(data.url),
      ],
    ),
});
