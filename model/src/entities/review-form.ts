/** What a journal asks of its reviewers besides the comments: its own questions, for all articles or for one type. */

import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import { t } from '../messages/t.ts';

export const QUESTION_KINDS = {
  get text() {
    return t('reviewWords.questionKindText');
  },
  get scale() {
    return t('reviewWords.questionKindScale');
  },
  get choice() {
    return t('reviewWords.questionKindChoice');
  },
  get yes_no() {
    return t('reviewWords.questionKindYesNo');
  },
} as const;
export type QuestionKind = keyof typeof QUESTION_KINDS;
const KINDS = Object.keys(QUESTION_KINDS) as [QuestionKind, ...QuestionKind[]];
const TYPES = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];

export const QUESTIONS_MAX = 30;
const FORMS_MAX = 12;
const CHOICES_MAX = 10;
const CHOICE_MAX = 120;
export const SCALE_MAX = 10;
export const ANSWER_MAX = 5_000;

/** Whom an answer is for. Only what names the author ever reaches the author. */
export const ANSWER_AUDIENCES = {
  get editor() {
    return t('reviewWords.answerAudienceEditor');
  },
  get author() {
    return t('reviewWords.answerAudienceAuthor');
  },
} as const;
export type Audience = keyof typeof ANSWER_AUDIENCES;

const End = z.string().trim().max(60).default('');

const QuestionShape = z.object({
  label: z.string().trim().min(1).max(300),
  help: z.string().trim().max(500).default(''),
  kind: z.enum(KINDS),
  required: z.boolean().default(false),
  audience: z.enum(['editor', 'author']).default('editor'),
  /** Of a scale: its highest mark, and what the ends mean. */
  marks: z.number().int().min(2).max(SCALE_MAX).default(5),
  low: End,
  high: End,
  /** Of a choice. */
  choices: z.array(z.string().trim().min(1)).default([]),
});
type Question = z.infer<typeof QuestionShape>;

/** What a kind of question cannot be without: at which field, and what. */
function lacks({ kind, low, high, choices }: Question): readonly [keyof Question, string][] {
  if (kind === 'scale') {
    const unnamed = (['low', 'high'] as const).filter((end) => ({ low, high })[end] === '');
    return unnamed.map((end) => [end, t('reviewWords.scaleEndUnnamed')]);
  }
  if (kind !== 'choice') return [];
  if (choices.length < 2) return [['choices', t('reviewWords.tooFewChoices')]];
  if (choices.length > CHOICES_MAX)
    return [['choices', t('reviewWords.tooManyChoices', { most: CHOICES_MAX })]];
  if (choices.some((choice) => choice.length > CHOICE_MAX)) {
    return [['choices', t('reviewWords.choiceTooLong', { most: CHOICE_MAX })]];
  }
  const isTwice = new Set(choices).size < choices.length;
  return isTwice ? [['choices', t('reviewWords.choiceTwice')]] : [];
}

export const ReviewQuestionSchema = QuestionShape.superRefine((question, context) => {
  for (const [field, message] of lacks(question)) {
    context.addIssue({ code: 'custom', path: [field], message, input: question[field] });
  }
});
export type ReviewQuestion = z.infer<typeof ReviewQuestionSchema>;

/** As a reviewer is asked, and as a review keeps it. Question n is answered under `q{n}`. */
export const AskedFormSchema = z.object({
  /** The five scores of the press are asked too. */
  standardScores: z.boolean().default(true),
  /** Comments to the author are needed; else the questions are enough. */
  commentsRequired: z.boolean().default(true),
  questions: z.array(ReviewQuestionSchema).max(QUESTIONS_MAX).default([]),
});
export type AskedForm = z.infer<typeof AskedFormSchema>;

/** Where a journal says nothing else, and of reviews from before there were other forms. */
export const STANDARD_FORM: AskedForm = AskedFormSchema.parse({});

const ReviewFormSchema = AskedFormSchema.extend({
  /** Absent: of all types that have none of their own. */
  type: z.enum(TYPES).optional(),
});
type ReviewForm = z.infer<typeof ReviewFormSchema>;

/** One for the journal at most, and one for each type. */
export const ReviewFormsSchema = z
  .array(ReviewFormSchema)
  .max(FORMS_MAX)
  .superRefine((forms, context) => {
    for (const [place, { type }] of forms.entries()) {
      if (forms.findIndex((form) => form.type === type) === place) continue;
      const message = type ? t('reviewWords.formOfTypeTaken') : t('reviewWords.formOfOthersTaken');
      context.addIssue({ code: 'custom', path: [place, 'type'], message, input: type });
    }
  });

/** The form for a manuscript of one type: its own, else the journal's, else the standard one. */
export function formFor(forms: readonly ReviewForm[], type: string): AskedForm {
  const form = forms.find((each) => each.type === type) ?? forms.find((each) => !each.type);
  return form ? AskedFormSchema.parse(form) : STANDARD_FORM;
}

/** Answers by the keys of their questions: a mark of a scale is a number, all else is text. */
export const AnswersSchema = z
  .record(
    z.string().regex(/^q([1-9]|[12]\d|30)$/),
    z.union([z.string().max(ANSWER_MAX), z.number().int().min(1).max(SCALE_MAX)]),
  )
  .default({});
export type Answers = z.infer<typeof AnswersSchema>;
export type Answer = Answers[string];

export const YES_NO = {
  get yes() {
    return t('reviewWords.yesNoYes');
  },
  get no() {
    return t('reviewWords.yesNoNo');
  },
} as const;

/** The questions of a form with the keys of their answers. */
export const keyed = ({ questions }: Pick<AskedForm, 'questions'>) =>
  questions.map((question, place) => ({ key: `q${place + 1}`, question }));
