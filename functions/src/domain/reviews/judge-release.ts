/** Which reports an editor releases to the author, and in which words. */

import type { MoveSubmissionRequest, SubmissionProblem } from '@quire/model/calls/calls';
import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import type { Review, StoredReview } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { isReviewIn } from '@quire/model/states/review-states';
import { isSigned } from '@quire/model/submission/is-signed';
import { reportForAuthor } from '@quire/model/submission/report-for-author';
import { isUnsignedLabel } from '@quire/model/submission/report-label';
import { storedText } from '../../platform/text/stored-text.ts';
import { reportKey } from './report-key.ts';

type Given = Omit<NonNullable<Review['released']>, 'at' | 'by'>;
/** What the author receives, by review id. */
export type Releases = ReadonlyMap<string, Given>;

type Released =
  | { readonly problems: readonly SubmissionProblem[] }
  | { readonly releases: Releases };

/**
 * Compares the released text with the reports of this round, so that the reviewer's original is stored with it.
 * Text that belongs to no review is stored only with the decision.
 */
export function judgeRelease(
  asked: MoveSubmissionRequest['reviews'],
  reviews: readonly StoredReview[],
  round: number,
): Released {
  const releases = new Map<string, Given>();
  for (const { report: key, label, comments, recommendation } of asked ?? []) {
    if (key === undefined) continue;
    const review = reviews.find((each) => reportKey(each) === key);
    const isThere = review?.round === round && isReviewIn(review.state);
    if (!isThere || releases.has(review.id)) {
      const message = t('officeRefusals.reportGone');
      return { problems: [{ field: 'reviews', message }] };
    }
    if (!isSigned(review) && !isUnsignedLabel(label)) {
      const message = t('officeRefusals.reportUnsigned');
      return { problems: [{ field: 'reviews', message }] };
    }
    const { recommendation: own } = review.report;
    const isShared = recommendation !== undefined && review.sharesRecommendation && own;
    releases.set(review.id, {
      comments,
      isEdited: comments.trim() !== reportForAuthor(review).trim(),
      ...(isShared ? { recommendation: storedText(() => RECOMMENDATIONS[own]) } : {}),
    });
  }
  return { releases };
}
