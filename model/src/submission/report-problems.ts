import {
  COMMENTS_MAX,
  COMMENTS_TO_AUTHOR_MIN,
  REVIEW_SCORE_KEYS,
  type Review,
} from '../entities/review.ts';
import { type AskedForm, keyed } from '../entities/review-form.ts';
import { t } from '../messages/t.ts';
import { isAnswer } from './answer-words.ts';
import { reportForAuthor } from './report-for-author.ts';

/** At which field of the report, and what. */
export interface ReportProblem {
  readonly field: string;
  readonly message: string;
}

interface Asked {
  readonly form: AskedForm;
  readonly publishesReviews: boolean;
}

/** The field of a score, by which a summary leads to its first mark. */
export const scoreField = (score: string) => `scores.${score}`;
export const answerField = (key: string) => `answers.${key}`;

/** What a report still needs to be sent, in the order of the form (field 5.1). */
export function missingInReport(
  report: Review['report'],
  { form, publishesReviews }: Asked,
): readonly ReportProblem[] {
  const { scores, recommendation, competingInterest, publication } = report;
  return [
    ...(form.standardScores ? REVIEW_SCORE_KEYS : [])
      .filter((score) => scores[score] === undefined)
      .map((score) => ({
        field: scoreField(score),
        message: t('reviewWords.giveScore', { score }),
      })),
    ...unanswered(report, form),
    ...(recommendation
      ? []
      : [{ field: 'recommendation', message: t('reviewWords.chooseRecommendation') }]),
    ...aboutComments(report, form),
    ...(competingInterest.trim()
      ? []
      : [
          {
            field: 'competingInterest',
            message: t('reviewWords.competingInterestMissing'),
          },
        ]),
    ...(publishesReviews && publication === undefined
      ? [{ field: 'publication', message: t('reviewWords.publicationMissing') }]
      : []),
  ];
}

/** Required questions without an answer, and answers that their question does not take. */
function unanswered({ answers }: Review['report'], form: AskedForm): ReportProblem[] {
  return keyed(form).flatMap(({ key, question }) => {
    const answer = answers[key];
    const isEmpty = answer === undefined || answer === '';
    if (isAnswer(question, answer) || (isEmpty && !question.required)) return [];
    const message = t('reviewWords.unanswered', { kind: question.kind, question: question.label });
    return [{ field: answerField(key), message }];
  });
}

function aboutComments(report: Review['report'], form: AskedForm): ReportProblem[] {
  const field = 'commentsToAuthor';
  const { length } = report.commentsToAuthor.trim();
  if (form.commentsRequired && length < COMMENTS_TO_AUTHOR_MIN) {
    const message = t('reviewWords.commentsTooShort', { least: COMMENTS_TO_AUTHOR_MIN, length });
    return [{ field, message }];
  }
  const { length: all } = reportForAuthor({ report, form });
  if (all <= COMMENTS_MAX) return [];
  return [{ field, message: t('reviewWords.commentsTooLong', { most: COMMENTS_MAX }) }];
}
