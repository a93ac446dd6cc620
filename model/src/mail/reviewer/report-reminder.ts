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

/** To a reviewer whose report is expected soon, or was expected already. */
export const reportReminder = mailTemplate({
  name: 'reviewer/report-reminder',
  schema: AboutReviewSchema.extend({ due: z.string(), isOverdue: z.boolean() }),
  sample: { ...SAMPLE_REVIEW, due: '15 June 2026', isOverdue: false },
  render: (data, sender) => {
    const subject = data.isOverdue
      ? t('mailReviewer.reportOverdueSubject', { journal: data.journal })
      : t('mailReviewer.reportDueSubject', { journal: data.journal, due: data.due });
    const lead = data.isOverdue
      ? t('mailReviewer.reportOverdueLead', { due: data.due })
      : t('mailReviewer.reportDueLead', { due: data.due });
    return mailToReviewer(data, sender, subject, [
      submissionParagraph(lead),
      reviewFacts(data, [t('mail.reportBy'), data.due]),
      { kind: 'link', label: t('mailReviewer.openReview'), url: data.url },
      keepIt(),
    ]);
  },
});
