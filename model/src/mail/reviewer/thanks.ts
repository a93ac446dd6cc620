import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { AboutReviewSchema, mailToReviewer, reviewFacts, SAMPLE_REVIEW } from './about-review.ts';

/** To a reviewer, when the decision is made: thanks, and a certificate that others can check. */
export const reviewThanks = mailTemplate({
  name: 'reviewer/thanks',
  schema: AboutReviewSchema.extend({ code: z.string(), certificate: z.url() }),
  sample: {
    ...SAMPLE_REVIEW,
    code: 'K7QM-2RTX-9WHD',
    certificate: 'https://press.example/reviewer/certificate/K7QM-2RTX-9WHD',
  },
  render: (data, sender) =>
    mailToReviewer(data, sender, t('mailReviewer.thanksSubject', { journal: data.journal }), [
      submissionParagraph(t('mailReviewer.thanksLead')),
      reviewFacts(data, [t('mail.certificate'), data.code]),
      { kind: 'link', label: t('mailReviewer.openCertificate'), url: data.url },
      submissionParagraph(t('mailReviewer.thanksVerify', { certificate: data.certificate })),
    ]),
});
