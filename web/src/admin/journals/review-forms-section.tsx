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
  { name: 'label', label: 'Question', type: 'text', most: 300 },
  {
    ...{ name: 'kind', label: 'Answer type', type: 'select', width: 'half' },
    choices: choicesOf(QUESTION_KINDS),
  },
  {
    ...{ name: 'audience', label: 'Visible to', type: 'select', width: 'half' },
    choices: choicesOf(ANSWER_AUDIENCES),
  },
  {
    ...{ name: 'marks', label: 'Highest score', type: 'number', least: 2, most: SCALE_MAX },
    ...{ width: 'third', isShown: isKind('scale') },
  },
  end('low', 'Meaning of 1'),
  end('high', 'Meaning of the highest score'),
  {
    ...{ name: 'choices', label: 'Answers to choose from', type: 'custom' },
    isShown: isKind('choice'),
    render: (field) => <AnswersField {...field} />,
  },
  {
    ...{ name: 'help', label: 'Help for the reviewer', type: 'text', lines: 2, most: 500 },
  },
  { name: 'required', label: 'Answer required', type: 'switch' },
];

/** The forms that reviewers fill in, question by question. */
export const REVIEW_FORMS_SECTION: FormSection = {
  title: 'Review forms',
  help: 'If none is listed, the standard form is used. Every form also asks for a recommendation, comments and competing interests. Changes apply to reviewers invited afterwards; earlier invitations keep their form.',
  fields: [
    {
      name: 'reviewForms',
      label: 'Forms',
      type: 'list',
      add: t('officeRecords.addForm'),
      blank: { standardScores: true, commentsRequired: true, questions: [] },
      title: ({ type, questions }) =>
        Array.isArray(questions) && questions.length > 0
          ? `${type ? typeLabel(type) : 'All other article types'}: ${questions.length === 1 ? 'one question' : `${questions.length} questions`}`
          : '',
      fields: [
        {
          ...{ name: 'type', label: 'For', type: 'select', choices: TYPE_CHOICES, width: 'half' },
          none: 'All article types without their own form',
        },
        {
          ...{ name: 'standardScores', label: 'Ask for the five scores', type: 'switch' },
          help: 'Originality, method, clarity, significance and language, from 1 to 5. Only editors see them.',
        },
        {
          ...{ name: 'commentsRequired', label: 'Require comments to the author' },
          ...{
            type: 'switch',
            help: 'When this is off, reviewers may answer only the questions.',
          },
        },
        {
          name: 'questions',
          label: 'Questions',
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
