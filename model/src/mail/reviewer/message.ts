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

/** To a reviewer: the editor has written. */
export const messageToReviewer = mailTemplate({
  name: 'reviewer/message',
  schema: AboutReviewSchema.extend({ text: z.string() }),
  sample: { ...SAMPLE_REVIEW, text: 'The supplement is among the files now.' },
  render: (data, sender) =>
    mailToReviewer(data, sender, `A message about your review for ${data.journal}`, [
      submissionParagraph('The editor writes to you:'),
      ...letterBlocks(data.text),
      reviewFacts(data),
      { kind: 'link', label: 'Answer on the page of your review', url: data.url },
      KEEP_IT,
    ]),
});
