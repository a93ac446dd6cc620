import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutReviewSchema,
  keepIt,
  mailToReviewer,
  reviewFacts,
  SAMPLE_REVIEW,
} from './about-review.ts';

/** To a reviewer who has not answered yet. */
export const invitationReminder = mailTemplate({
  name: 'reviewer/invitation-reminder',
  schema: AboutReviewSchema.extend({ responseDue: z.string(), due: z.string() }),
  sample: { ...SAMPLE_REVIEW, responseDue: '8 June 2026', due: '15 June 2026' },
  render: (data, sender) =>
    mailToReviewer(
      data,
      sender,
      t('mailReviewer.invitationReminderSubject', { journal: data.journal }),
      [
        submissionParagraph(t('mailReviewer.invitationReminderLead', { journal: data.journal })),
        reviewFacts(data, [t('mail.answerBy'), data.responseDue], [t('mail.reportBy'), data.due]),
        { kind: 'link', label: t('mail.acceptOrDecline'), url: data.url },
        keepIt(),
      ],
    ),
});
