import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { letterBlocks, submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { AboutReviewSchema, mailToReviewer, reviewFacts, SAMPLE_REVIEW } from './about-review.ts';

/** To a reviewer whose review is no longer needed. Their links end. */
export const reviewCancelled = mailTemplate({
  name: 'reviewer/cancelled',
  schema: AboutReviewSchema.extend({ reason: z.string(), isAtWork: z.boolean() }),
  sample: {
    ...SAMPLE_REVIEW,
    url: 'https://press.example/journals/CES',
    reason: 'The authors have withdrawn the manuscript.',
    isAtWork: true,
  },
  render: (data, sender) =>
    mailToReviewer(data, sender, t('mailReviewer.cancelledSubject', { journal: data.journal }), [
      submissionParagraph(
        data.isAtWork ? t('mailReviewer.cancelledAtWork') : t('mailReviewer.cancelledInvitation'),
      ),
      reviewFacts(data),
      ...letterBlocks(data.reason),
      { kind: 'link', label: t('mailReviewer.openJournal'), url: data.url },
    ]),
});
