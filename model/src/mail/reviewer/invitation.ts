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
import { invitationLetter } from './invitation-letter.ts';

/** The same link, which opens at the form to decline. Following it answers nothing: mail programs follow links too. */
export const decliningUrl = (url: string): string => url.replace('#', '?answer=decline#');

/** To an invited reviewer: the letter, the abstract, both dates, and one link for both answers. */
export const invitation = mailTemplate({
  name: 'reviewer/invitation',
  schema: AboutReviewSchema.extend({
    letter: z.string(),
    abstract: z.string(),
    responseDue: z.string(),
    due: z.string(),
    declineUrl: z.string(),
  }),
  sample: {
    ...SAMPLE_REVIEW,
    get letter() {
      return invitationLetter({ journal: SAMPLE_REVIEW.journal, isAgain: false });
    },
    abstract: 'Creeks that drain faster than they fill export fine sediment.',
    responseDue: '8 June 2026',
    due: '15 June 2026',
    declineUrl: decliningUrl(SAMPLE_REVIEW.url),
  },
  render: (data, sender) =>
    mailToReviewer(data, sender, t('mailReviewer.invitationSubject', { journal: data.journal }), [
      ...letterBlocks(data.letter),
      reviewFacts(data, [t('mail.answerBy'), data.responseDue], [t('mail.reportBy'), data.due]),
      ...(data.abstract
        ? [submissionParagraph(t('mailReviewer.invitationAbstract', { abstract: data.abstract }))]
        : []),
      { kind: 'link', label: t('mail.acceptOrDecline'), url: data.url },
      { kind: 'link', label: t('mailReviewer.declineAndSuggest'), url: data.declineUrl },
      keepIt(),
    ]),
});
