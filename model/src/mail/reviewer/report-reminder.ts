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

/** To a reviewer whose report is expected soon, or was expected already. */
export const reportReminder = mailTemplate({
  name: 'reviewer/report-reminder',
  schema: AboutReviewSchema.extend({ due: z.string(), isOverdue: z.boolean() }),
  sample: { ...SAMPLE_REVIEW, due: '15 June 2026', isOverdue: false },
  render: (data, sender) => {
    const what = data.isOverdue ? 'is overdue' : `is due on ${data.due}`;
    const lead = data.isOverdue
      ? `Your report was expected by ${data.due}. It is still welcome. If you need more time, or can no longer write it, please reply to this mail.`
      : `This is a reminder that your report is due by ${data.due}. If you need more time, please reply to this mail.`;
    return mailToReviewer(data, sender, `Your review for ${data.journal} ${what}`, [
      submissionParagraph(lead),
      reviewFacts(data, ['Report by', data.due]),
      { kind: 'link', label: 'Open your review', url: data.url },
      KEEP_IT,
    ]);
  },
});
