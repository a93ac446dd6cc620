import { t } from '../../messages/t.ts';
import { submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { AboutReviewSchema, mailToReviewer, reviewFacts, SAMPLE_REVIEW } from './about-review.ts';

/** To a reviewer who did not answer: the invitation has expired. */
export const invitationExpired = mailTemplate({
  name: 'reviewer/expired',
  schema: AboutReviewSchema,
  sample: { ...SAMPLE_REVIEW, url: 'https://press.example/journals/CES' },
  render: (data, sender) =>
    mailToReviewer(data, sender, t('mailReviewer.expiredSubject', { journal: data.journal }), [
      submissionParagraph(t('mailReviewer.expiredLead')),
      reviewFacts(data),
      { kind: 'link', label: t('mailReviewer.openJournal'), url: data.url },
    ]),
});
