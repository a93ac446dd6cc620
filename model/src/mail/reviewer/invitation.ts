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
    letter: invitationLetter({ journal: SAMPLE_REVIEW.journal, isAgain: false }),
    abstract: 'Creeks that drain faster than they fill export fine sediment.',
    responseDue: '8 June 2026',
    due: '15 June 2026',
    declineUrl: decliningUrl(SAMPLE_REVIEW.url),
  },
  render: (data, sender) =>
    mailToReviewer(data, sender, `An invitation to review for ${data.journal}`, [
      ...letterBlocks(data.letter),
      reviewFacts(data, ['Answer by', data.responseDue], ['Report by', data.due]),
      ...(data.abstract ? [submissionParagraph(`Abstract. ${data.abstract}`)] : []),
      { kind: 'link', label: 'Accept or decline', url: data.url },
      { kind: 'link', label: 'Decline and suggest someone else', url: data.declineUrl },
      KEEP_IT,
    ]),
});
