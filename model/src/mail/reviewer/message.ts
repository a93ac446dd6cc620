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

/** To a reviewer: the editor has written. */
export const messageToReviewer = mailTemplate({
  name: 'reviewer/message',
  schema: AboutReviewSchema.extend({ text: z.string() }),
  sample: { ...SAMPLE_REVIEW, text: 'The supplement is among the files now.' },
  render: (data, sender) =>
    mailToReviewer(data, sender, t('mailReviewer.messageSubject', { journal: data.journal }), [
      submissionParagraph(t('mailReviewer.messageLead')),
      ...letterBlocks(data.text),
      reviewFacts(data),
      { kind: 'link', label: t('mailReviewer.answerMessage'), url: data.url },
      keepIt(),
    ]),
});
