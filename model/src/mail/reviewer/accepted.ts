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

/** To a reviewer who has accepted: thanks, the due date, and the link to keep. */
export const reviewAccepted = mailTemplate({
  name: 'reviewer/accepted',
  schema: AboutReviewSchema.extend({ due: z.string() }),
  sample: { ...SAMPLE_REVIEW, due: '15 June 2026' },
  render: (data, sender) =>
    mailToReviewer(data, sender, t('mailReviewer.acceptedSubject', { journal: data.journal }), [
      submissionParagraph(t('mailReviewer.acceptedLead')),
      reviewFacts(data, [t('mail.reportBy'), data.due]),
      { kind: 'link', label: t('mailReviewer.openReview'), url: data.url },
      keepIt(),
    ]),
});
