import {
  COMMENTS_TO_AUTHOR_MIN,
  REVIEW_SCORE_KEYS,
  REVIEW_SCORES,
} from '@quire/model/entities/review';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import type { Report, ReviewView } from '../view/review-view.ts';

/** As the server answers it. */
const PUBLICATION_MISSING = 'Say whether your report may be published.';

/** The id of a score's first mark, by which a summary leads to it. */
export const scoreField = (score: string) => `scores.${score}`;

/** What a report still needs to be sent, in the order of the form (field 5.1). */
export function missingIn(
  report: Report,
  { publishesReviews }: Pick<ReviewView, 'publishesReviews'>,
): readonly FieldProblem[] {
  const { scores, recommendation, commentsToAuthor, competingInterest, publication } = report;
  const length = commentsToAuthor.trim().length;
  return [
    ...REVIEW_SCORE_KEYS.filter((score) => scores[score] === undefined).map((score) => ({
      field: scoreField(score),
      message: `Give a score for ${REVIEW_SCORES[score].toLowerCase()}.`,
    })),
    ...(recommendation ? [] : [{ field: 'recommendation', message: 'Choose a recommendation.' }]),
    ...(length >= COMMENTS_TO_AUTHOR_MIN
      ? []
      : [
          {
            field: 'commentsToAuthor',
            message: `Write at least ${COMMENTS_TO_AUTHOR_MIN} characters to the author${length > 0 ? `: there are ${length}` : ''}.`,
          },
        ]),
    ...(competingInterest.trim()
      ? []
      : [
          {
            field: 'competingInterest',
            message: 'Say whether you have a competing interest; “None” is an answer.',
          },
        ]),
    ...(publishesReviews && publication === undefined
      ? [{ field: 'publication', message: PUBLICATION_MISSING }]
      : []),
  ];
}
