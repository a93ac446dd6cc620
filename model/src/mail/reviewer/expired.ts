import { submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { AboutReviewSchema, mailToReviewer, reviewFacts, SAMPLE_REVIEW } from './about-review.ts';

/** To a reviewer who did not answer: the invitation has expired. */
export const invitationExpired = mailTemplate({
  name: 'reviewer/expired',
  schema: AboutReviewSchema,
  sample: { ...SAMPLE_REVIEW, url: 'https://press.example/journals/CES' },
  render: (data, sender) =>
    mailToReviewer(data, sender, `Your invitation to review for ${data.journal} has expired`, [
      submissionParagraph(
        'We have not heard from you and have asked another reviewer. You do not need to do anything. If you would have liked to review this manuscript, please reply to this mail.',
      ),
      reviewFacts(data),
      { kind: 'link', label: 'Open the journal', url: data.url },
    ]),
});
