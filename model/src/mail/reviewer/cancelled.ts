import { z } from 'zod';
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
    mailToReviewer(data, sender, `Your review for ${data.journal} is no longer needed`, [
      submissionParagraph(
        data.isAtWork
          ? 'The journal no longer needs your review of this manuscript. Please delete the copies of it that you have. Thank you for agreeing to review it.'
          : 'You were invited to review this manuscript. The journal no longer needs a review. You do not need to reply.',
      ),
      reviewFacts(data),
      ...letterBlocks(data.reason),
      { kind: 'link', label: 'Open the journal', url: data.url },
    ]),
});
