import { expect, test } from 'vitest';
import { formFor, QUESTIONS_MAX, ReviewFormsSchema, STANDARD_FORM } from './review-form.ts';

const question = { label: 'Is the code there?', kind: 'yes_no' };
const problemsOf = (forms: unknown) =>
  (ReviewFormsSchema.safeParse(forms).error?.issues ?? []).map(({ path }) => path.join('.'));

test('takes a form for the journal and one for a type', () => {
  const forms = ReviewFormsSchema.parse([
    { questions: [question] },
    { type: 'software-paper', questions: [{ ...question, label: 'Does it run?' }] },
  ]);
  expect(formFor(forms, 'software-paper').questions[0]?.label).toBe('Does it run?');
  expect(formFor(forms, 'perspective').questions[0]?.label).toBe('Is the code there?');
  expect(formFor([], 'perspective')).toEqual(STANDARD_FORM);
  expect(formFor(forms.slice(1), 'perspective')).toEqual(STANDARD_FORM);
});

test.each([
  [[{}, {}], ['1.type']],
  [[{ type: 'review-article' }, {}, { type: 'review-article' }], ['2.type']],
  [[{ questions: [{ ...question, label: ' ' }] }], ['0.questions.0.label']],
  [[{ questions: [{ label: 'How?', kind: 'scale', low: 'Badly' }] }], ['0.questions.0.high']],
  [
    [{ questions: [{ label: 'How?', kind: 'scale', low: 'a', high: 'b', marks: 11 }] }],
    ['0.questions.0.marks'],
  ],
  [
    [{ questions: [{ label: 'Which?', kind: 'choice', choices: ['One'] }] }],
    ['0.questions.0.choices'],
  ],
  [
    [{ questions: [{ label: 'Which?', kind: 'choice', choices: ['One', 'One'] }] }],
    ['0.questions.0.choices'],
  ],
  [
    [{ questions: [{ label: 'Which?', kind: 'choice', choices: ['One', 'a'.repeat(121)] }] }],
    ['0.questions.0.choices'],
  ],
  [
    [
      {
        questions: [
          {
            label: 'Which?',
            kind: 'choice',
            choices: Array.from({ length: 11 }, (_, at) => `${at}`),
          },
        ],
      },
    ],
    ['0.questions.0.choices'],
  ],
  [[{ questions: Array.from({ length: QUESTIONS_MAX + 1 }, () => question) }], ['0.questions']],
])('says at which field a form is wrong: %#', (forms, fields) => {
  expect(problemsOf(forms)).toEqual(fields);
});
