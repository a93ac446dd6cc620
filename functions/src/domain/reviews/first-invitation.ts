import { ReviewReportSchema, type StoredReview } from '@quire/model/entities/review';
import type { Reviewer } from '@quire/model/entities/reviewer';
import type { SubmissionPorts } from '../submissions/ports.ts';
import type { Days } from './begin-review.ts';
import type { ReviewLetters } from './review-letters.ts';

interface First {
  readonly id: string;
  readonly submission: string;
  readonly round: number;
  readonly reviewerId: string;
  readonly reviewer: Pick<Reviewer, 'given' | 'family' | 'email' | 'affiliation' | 'uid'>;
  /** The account that invites them. */
  readonly by: string;
  readonly at: string;
  readonly days: Days;
  readonly isOfStaff: boolean;
}

/** A new review, with the journal's settings and form of that day. */
export function firstInvitation(
  { random }: Pick<SubmissionPorts, 'random'>,
  { journal, sharesRecommendations, maySign, form }: ReviewLetters,
  { id, submission, round, reviewerId, reviewer, by, at, days, isOfStaff }: First,
): StoredReview {
  const { given, family, email, affiliation, uid } = reviewer;
  return {
    ...{ id, submission, journal: journal.name, round, reviewerId },
    reviewer: { name: `${given} ${family}`.trim(), email, affiliation },
    ...(uid === undefined ? {} : { uid }),
    model: journal.peerReviewModel,
    sharesRecommendation: sharesRecommendations,
    publishesReviews: journal.publishesReviews ?? false,
    maySign,
    form,
    state: 'invited',
    since: at,
    invited: at,
    invitedBy: by,
    invitations: 1,
    ...days,
    reminders: [],
    report: ReviewReportSchema.parse({}),
    coReviewers: [],
    revision: 0,
    mailKey: random(16).toString('hex'),
    ...(isOfStaff ? { uncounted: true } : {}),
    files: [],
    messages: [],
  };
}
