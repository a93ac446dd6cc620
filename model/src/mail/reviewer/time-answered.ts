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

/** To a reviewer who has asked for more time: whether there is any, and until when. */
export const timeAnswered = mailTemplate({
  name: 'reviewer/time-answered',
  schema: AboutReviewSchema.extend({ answer: z.string(), due: z.string() }),
  sample: {
    ...SAMPLE_REVIEW,
    answer: 'The editor has granted the extension that you asked for.',
    due: '15 June 2026',
  },
  render: (data, sender) =>
    mailToReviewer(data, sender, t('mailReviewer.timeAnsweredSubject', { journal: data.journal }), [
      submissionParagraph(data.answer),
      reviewFacts(data, [t('mail.reportBy'), data.due]),
      { kind: 'link', label: t('mailReviewer.openReview'), url: data.url },
      keepIt(),
    ]),
});
