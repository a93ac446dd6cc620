/** The published review of an article, composed from its manuscript's records. Nothing is read here. */

import { letterPage } from '@quire/content/letters/letter-page';
import {
  type PublishedPeerReview,
  PublishedPeerReviewSchema,
  type PublishedReport,
  type ReviewRound,
} from '@quire/model/entities/peer-review';
import {
  PUBLISHED_DECISIONS,
  type PublishedDecision,
} from '@quire/model/entities/published-decisions';
import type { StoredReview } from '@quire/model/entities/review';
import type { Decision, SubmissionEventRecord } from '@quire/model/entities/submission-record';
import { t } from '@quire/model/messages/t';
import { isReviewIn } from '@quire/model/states/review-states';
import { reviewersByName } from '@quire/model/submission/report-label';
import { reviewerNumbers } from '@quire/model/submission/reviewer-labels';
import { storedText } from '../../../platform/text/stored-text.ts';

const isPublished = (event: string): event is PublishedDecision => event in PUBLISHED_DECISIONS;

export interface ReviewRecords {
  readonly reviews: readonly StoredReview[];
  readonly decisions: readonly Decision[];
  /** The entries of the timeline with which revisions were submitted. */
  readonly revisions: readonly SubmissionEventRecord[];
}

interface ReviewedArticle {
  readonly journal: string;
  readonly akey: string;
  readonly published: string;
}

const day = (instant: string): string => instant.slice(0, 10);

type Given = StoredReview & { readonly released: NonNullable<StoredReview['released']> };

/** Given to the author: reports that an editor withheld are not published. */
const isGiven = (review: StoredReview): review is Given => review.released !== undefined;

/** The editor has received the report, even if it was returned or is no longer needed: a letter may quote it. */
const mayBeQuoted = ({ state, submitted, released }: StoredReview): boolean =>
  isReviewIn(state) || submitted !== undefined || released !== undefined;

const reviewerOf = (number?: number): Pick<PublishedReport, 'label' | 'reviewer'> =>
  number === undefined
    ? { label: storedText(() => t('printedWords.reviewer')) }
    : { label: storedText(() => t('peerReview.reviewer', { number })), reviewer: number };

/** The names of the reviewer and the co-reviewers. */
function namesOf(
  review: Pick<StoredReview, 'reviewer' | 'coReviewers'>,
): Pick<PublishedReport, 'name' | 'coReviewers'> {
  const [name, ...coReviewers] = reviewersByName(review);
  return { name, ...(coReviewers.length > 0 ? { coReviewers } : {}) };
}

/** Requested by a journal that publishes reports, and agreed to. */
const mayBePublished = ({ publishesReviews, report }: StoredReview): boolean =>
  publishesReviews && (report.publication === 'anonymous' || report.publication === 'named');

/**
 * The reports whose reviewers agreed, as the author received them, with the letters and replies of their rounds. If a
 * reviewer of a round did not agree, its letters and its reply stay unpublished too, as they may quote the report: even
 * a report that the author did not receive, since a journal's letter may begin with all reports of the round. Null if
 * no reviewer agreed.
 */
export function composePeerReview(
  { journal, akey, published }: ReviewedArticle,
  { reviews, decisions, revisions }: ReviewRecords,
): PublishedPeerReview | null {
  const numbers = reviewerNumbers(reviews);
  const given = reviews
    .filter(isGiven)
    .toSorted((a, b) => ((a.submitted ?? '') < (b.submitted ?? '') ? -1 : 1));
  if (!given.some(mayBePublished)) return null;
  const all = [...given, ...decisions, ...revisions].map(({ round }) => round);
  const rounds = [...new Set(all)].toSorted((a, b) => a - b).map(roundOf);
  return PublishedPeerReviewSchema.parse({
    ...{ journal, akey, published },
    rounds: rounds.filter(
      ({ reports, withheld, decisions: letters, reply }) =>
        reports.length + withheld + letters.length > 0 || reply !== undefined,
    ),
  });

  function roundOf(round: number): ReviewRound {
    const all = given.filter((review) => review.round === round);
    const shown = all.filter(mayBePublished);
    const number = round + 1;
    const withheld = all.length - shown.length;
    const quotesOthers = reviews.some(
      (review) => review.round === round && mayBeQuoted(review) && !mayBePublished(review),
    );
    return {
      number,
      withheld,
      reports: shown.map(({ reviewerId, report, released, submitted, ...review }, place) => ({
        id: `report-${number}-${place + 1}`,
        ...reviewerOf(numbers.get(reviewerId)),
        ...(report.publication === 'named' ? namesOf(review) : {}),
        date: day(submitted ?? released.at),
        ...(released.recommendation ? { recommendation: released.recommendation } : {}),
        ...(released.recommendation && report.recommendation
          ? { recommended: report.recommendation }
          : {}),
        html: letterPage(released.comments),
        isEdited: released.isEdited,
      })),
      ...(quotesOthers ? { decisions: [] } : lettersOf(round, number)),
    };
  }

  function lettersOf(round: number, number: number): Pick<ReviewRound, 'decisions' | 'reply'> {
    const letters = decisions.flatMap(({ event, letter, at, ...decision }) => {
      if (decision.round !== round || !isPublished(event)) return [];
      const title = storedText(() => PUBLISHED_DECISIONS[event]);
      return [{ title, event, date: day(at), html: letterPage(letter) }];
    });
    const reply = revisions.findLast((revision) => revision.round === round && revision.reason);
    return {
      decisions: letters.map((each, place) => ({ ...each, id: `decision-${number}-${place + 1}` })),
      ...(reply?.reason
        ? {
            reply: {
              ...{ id: `reply-${number}`, date: day(reply.at), html: letterPage(reply.reason) },
            },
          }
        : {}),
    };
  }
}
