import { ANSWER_AUDIENCES, QUESTION_KINDS, SCALE_MAX } from '@quire/model/entities/review-form';
import { t } from '@quire/model/messages/t';
import type { Choice, FieldDescription, FormSection } from '../kit/form/form-description.ts';
import type { Values } from '../kit/form/values.ts';
import { AnswersField } from './answers-field.tsx';
import { TYPE_CHOICES, typeLabel } from './journal-labels.ts';

const choicesOf = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const isKind = (kind: string) => (question: Values) => question.kind === kind;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

const end = (name: string, label: string): FieldDescription => ({
  ...{ name, label, type: 'text', most: 60, width: 'third' },
  isShown: isKind('scale'),
});

const QUESTION_FIELDS: readonly FieldDescription[] = [
  { name: 'label', label: t('officeJournals.question'), type: 'text', most: 300 },
  {
    ...{ name: 'kind', label: t('officeJournals.answerType'), type: 'select', width: 'half' },
    choices: choicesOf(QUESTION_KINDS),
  },
  {
    ...{ name: 'audience', label: t('officeJournals.visibleTo'), type: 'select', width: 'half' },
    choices: choicesOf(ANSWER_AUDIENCES),
  },
  {
    ...{
      name: 'marks',
      label: t('officeJournals.highestScore'),
      type: 'number',
      least: 2,
      most: SCALE_MAX,
    },
    ...{ width: 'third', isShown: isKind('scale') },
  },
  end('low', t('officeJournals.scaleLow')),
  end('high', t('officeJournals.scaleHigh')),
  {
    ...{ name: 'choices', label: t('officeJournals.answersToChooseFrom'), type: 'custom' },
    isShown: isKind('choice'),
    render: (field) => <AnswersField {...field} />,
  },
  {
    ...{ name: 'help', label: t('officeJournals.questionHelp'), type: 'text', lines: 2, most: 500 },
  },
  { name: 'required', label: t('officeJournals.answerRequired'), type: 'switch' },
];

/** `Review article: 3 questions`; a form without questions has no title, so it is shown open. */
function formTitle({ type, questions }: Values): string {
  const count = Array.isArray(questions) ? questions.length : 0;
  if (count === 0) return '';
  return type
    ? t('officeJournals.formTitle', { type: typeLabel(type), count })
    : t('officeJournals.formTitleOtherTypes', { count });
}

/** The forms that reviewers fill in, question by question. */
export const REVIEW_FORMS_SECTION: FormSection = {
  title: t('officeJournals.reviewForms'),
  help: t('officeJournals.reviewFormsHint'),
  fields: [
    {
      name: 'reviewForms',
      label: t('officeJournals.forms'),
      type: 'list',
      add: t('officeRecords.addForm'),
      blank: { standardScores: true, commentsRequired: true, questions: [] },
      title: formTitle,
      fields: [
        {
          ...{
            name: 'type',
            label: t('officeJournals.formType'),
            type: 'select',
            choices: TYPE_CHOICES,
            width: 'half',
          },
          none: t('officeJournals.formForOtherTypes'),
        },
        {
          ...{ name: 'standardScores', label: t('officeJournals.standardScores'), type: 'switch' },
          help: t('officeJournals.standardScoresHint'),
        },
        {
          ...{ name: 'commentsRequired', label: t('officeJournals.commentsRequired') },
          ...{
            type: 'switch',
            help: t('officeJournals.commentsRequiredHint'),
          },
        },
        {
          name: 'questions',
          label: t('officeJournals.questions'),
          type: 'list',
          add: t('officeRecords.addQuestion'),
          blank: {
            ...{ label: '', kind: 'text', audience: 'editor', required: false, help: '' },
            ...{ marks: 5, low: '', high: '', choices: [] },
          },
          title: ({ label }) => text(label),
          fields: QUESTION_FIELDS,
        },
      ],
    },
  ],
};
