import { z } from 'zod';
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
    mailToReviewer(data, sender, `Thank you for your review for ${data.journal}`, [
      submissionParagraph(
        'The editor has made a decision on this manuscript, with the help of your report. Thank you for your time and care.',
      ),
      reviewFacts(data, ['Certificate', data.code]),
      { kind: 'link', label: 'Open and print your certificate', url: data.url },
      submissionParagraph(
        `Anyone you show it to can verify it at ${data.certificate}. That page names the journal and the year, but not the manuscript.`,
      ),
    ]),
});
