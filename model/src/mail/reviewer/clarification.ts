import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { letterBlocks, submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutReviewSchema,
  keepIt,
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
    mailToReviewer(
      data,
      sender,
      t('mailReviewer.clarificationSubject', { journal: data.journal }),
      [
        submissionParagraph(t('mailReviewer.clarificationLead')),
        ...letterBlocks(data.question),
        reviewFacts(data, [t('mail.answerBy'), data.due]),
        submissionParagraph(t('mailReviewer.clarificationReopened')),
        { kind: 'link', label: t('mailReviewer.openReview'), url: data.url },
        keepIt(),
      ],
    ),
});
