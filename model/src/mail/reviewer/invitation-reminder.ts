import { z } from 'zod';
import { submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutReviewSchema,
  KEEP_IT,
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
    mailToReviewer(data, sender, `Reminder: an invitation to review for ${data.journal}`, [
      submissionParagraph(
        `We have asked you to review a manuscript for ${data.journal} and have not heard from you yet. If you cannot review it, please decline with one click, so that we can ask another reviewer.`,
      ),
      reviewFacts(data, ['Answer by', data.responseDue], ['Report by', data.due]),
      { kind: 'link', label: 'Accept or decline', url: data.url },
      KEEP_IT,
    ]),
});
