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

/** To a reviewer who has accepted: thanks, the due date, and the link to keep. */
export const reviewAccepted = mailTemplate({
  name: 'reviewer/accepted',
  schema: AboutReviewSchema.extend({ due: z.string() }),
  sample: { ...SAMPLE_REVIEW, due: '15 June 2026' },
  render: (data, sender) =>
    mailToReviewer(data, sender, `Thank you for reviewing for ${data.journal}`, [
      submissionParagraph(
        'Thank you for agreeing to review this manuscript. Use the link below to read the files and write your report. The report is saved as you type, so you can continue at any time.',
      ),
      reviewFacts(data, ['Report by', data.due]),
      { kind: 'link', label: 'Open your review', url: data.url },
      KEEP_IT,
    ]),
});
