import { submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { AboutReviewSchema, mailToReviewer, reviewFacts, SAMPLE_REVIEW } from './about-review.ts';

/** To somebody who did not answer: the invitation is over. */
export const invitationExpired = mailTemplate({
  name: 'reviewer/expired',
  schema: AboutReviewSchema,
  sample: { ...SAMPLE_REVIEW, url: 'https://press.example/journals/CES' },
  render: (data, sender) =>
    mailToReviewer(data, sender, `An invitation to review for ${data.journal} is over`, [
      submissionParagraph(
        'We have not heard from you and have asked somebody else to review this manuscript. There is nothing that you have to do. If you would have liked to review it, please answer this mail.',
      ),
      reviewFacts(data),
      { kind: 'link', label: 'Open the journal', url: data.url },
    ]),
});
