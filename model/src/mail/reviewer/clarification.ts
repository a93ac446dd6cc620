import { z } from 'zod';
import { letterBlocks, submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutReviewSchema,
  KEEP_IT,
  mailToReviewer,
  reviewFacts,
  SAMPLE_REVIEW,
} from './about-review.ts';

/** To a reviewer whose report raises a question: it is open again. */
export const reviewClarification = mailTemplate({
  name: 'reviewer/clarification',
  schema: AboutReviewSchema.extend({ question: z.string(), due: z.string() }),
  sample: {
    ...SAMPLE_REVIEW,
    question: 'Which of the two figures does your third point mean?',
    due: '15 June 2026',
  },
  render: (data, sender) =>
    mailToReviewer(data, sender, `A question about your review for ${data.journal}`, [
      submissionParagraph('Thank you for your report. The editor has a question about it:'),
      ...letterBlocks(data.question),
      reviewFacts(data, ['Answer by', data.due]),
      submissionParagraph('We have reopened your report. Please change it and send it again.'),
      { kind: 'link', label: 'Open your review', url: data.url },
      KEEP_IT,
    ]),
});
