import {
  COMMENTS_MAX,
  COMMENTS_TO_AUTHOR_MIN,
  REVIEW_SCORE_KEYS,
  REVIEW_SCORES,
  type Review,
} from '../entities/review.ts';
import { type AskedForm, keyed, type QuestionKind } from '../entities/review-form.ts';
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

const UNANSWERED: Readonly<Record<QuestionKind, string>> = {
  text: 'Answer this question',
  scale: 'Choose a mark',
  choice: 'Choose an answer',
  yes_no: 'Answer yes or no',
};

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
        message: `Give a score for ${REVIEW_SCORES[score].toLowerCase()}.`,
      })),
    ...unanswered(report, form),
    ...(recommendation ? [] : [{ field: 'recommendation', message: 'Choose a recommendation.' }]),
    ...aboutComments(report, form),
    ...(competingInterest.trim()
      ? []
      : [
          {
            field: 'competingInterest',
            message: 'Say whether you have a competing interest; “None” is an answer.',
          },
        ]),
    ...(publishesReviews && publication === undefined
      ? [{ field: 'publication', message: 'Say whether your report may be published.' }]
      : []),
  ];
}

/** Required questions without an answer, and answers that their question does not take. */
function unanswered({ answers }: Review['report'], form: AskedForm): ReportProblem[] {
  return keyed(form).flatMap(({ key, question }) => {
    const answer = answers[key];
    const isEmpty = answer === undefined || answer === '';
    if (isAnswer(question, answer) || (isEmpty && !question.required)) return [];
    return [
      { field: answerField(key), message: `${UNANSWERED[question.kind]}: ${question.label}` },
    ];
  });
}

function aboutComments(report: Review['report'], form: AskedForm): ReportProblem[] {
  const field = 'commentsToAuthor';
  const { length } = report.commentsToAuthor.trim();
  if (form.commentsRequired && length < COMMENTS_TO_AUTHOR_MIN) {
    const there = length > 0 ? `: there are ${length}` : '';
    return [
      {
        field,
        message: `Write at least ${COMMENTS_TO_AUTHOR_MIN} characters to the author${there}.`,
      },
    ];
  }
  const { length: all } = reportForAuthor({ report, form });
  if (all <= COMMENTS_MAX) return [];
  const most = COMMENTS_MAX.toLocaleString('en-GB');
  return [
    {
      field,
      message: `The part for the author can have at most ${most} characters, including the answers.`,
    },
  ];
}
