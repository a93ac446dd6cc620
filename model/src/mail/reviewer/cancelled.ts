import { z } from 'zod';
import { letterBlocks, submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { AboutReviewSchema, mailToReviewer, reviewFacts, SAMPLE_REVIEW } from './about-review.ts';

/** To a reviewer whose review is not needed any more. The link is worth nothing from now on. */
export const reviewCancelled = mailTemplate({
  name: 'reviewer/cancelled',
  schema: AboutReviewSchema.extend({ reason: z.string() }),
  sample: {
    ...SAMPLE_REVIEW,
    url: 'https://press.example/journals/CES',
    reason: 'The authors have withdrawn the manuscript.',
  },
  render: (data, sender) =>
    mailToReviewer(data, sender, `Your review for ${data.journal} is not needed any more`, [
      submissionParagraph(
        'The journal does not need your review of this manuscript any more. Please delete the copies of it that you have. Thank you for your readiness.',
      ),
      reviewFacts(data),
      ...letterBlocks(data.reason),
      { kind: 'link', label: 'Open the journal', url: data.url },
    ]),
});
