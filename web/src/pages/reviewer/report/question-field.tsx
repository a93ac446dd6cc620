import {
  ANSWER_MAX,
  type Answer,
  type QuestionKind,
  type ReviewQuestion,
  YES_NO,
} from '@quire/model/entities/review-form';
import { t } from '@quire/model/messages/t';
import { answerField } from '@quire/model/submission/report-problems';
import type { ReactNode } from 'react';
import { MarkdownField } from '../../../markdown-text/markdown-field.tsx';
import form from '../../../ui/form/form.module.css';
import styles from '../review.module.css';
import { MarksField } from './marks-field.tsx';

interface QuestionFieldProps {
  /** `q1` is the first question's. */
  readonly answerKey: string;
  readonly question: ReviewQuestion;
  readonly value: Answer | undefined;
  readonly problem: string | null;
  readonly onChange: (answer: Answer) => void;
}

/** Help, and who can read the answer, which reviewers must know before they write it. */
const hintOf = ({ help, audience }: ReviewQuestion): string =>
  [
    help,
    audience === 'author' ? t('reviewer.authorReceivesAnswer') : t('reviewer.editorsReadAnswer'),
  ]
    .filter(Boolean)
    .join(' ');

const KINDS: Readonly<Record<QuestionKind, (props: QuestionFieldProps) => ReactNode>> = {
  text: ({ answerKey, question, value, problem, onChange }) => (
    <MarkdownField
      id={answerField(answerKey)}
      label={question.label}
      hint={hintOf(question)}
      isRequired={question.required}
      isOptional={!question.required}
      problem={problem}
      rows={5}
      maxLength={ANSWER_MAX}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
    />
  ),
  scale: ({ answerKey, question, value, problem, onChange }) => (
    <MarksField
      name={answerField(answerKey)}
      legend={<Legend question={question} />}
      hint={`${marksOf(question)} ${hintOf(question)}`}
      words={endsOf(question)}
      value={typeof value === 'number' ? value : undefined}
      problem={problem}
      onChange={onChange}
    />
  ),
  choice: (props) => (
    <Choices {...props} choices={props.question.choices.map((choice) => [choice, choice])} />
  ),
  yes_no: (props) => <Choices {...props} choices={Object.entries(YES_NO)} />,
};

const marksOf = ({ marks, low, high }: ReviewQuestion): string =>
  t('reviewer.marks', { low, most: marks, high });

/** The labels of the two ends of a scale. */
const endsOf = ({ marks, low, high }: ReviewQuestion): readonly string[] =>
  Array.from({ length: marks }, (_, place) =>
    place === 0 ? low : place === marks - 1 ? high : '',
  );

/** One of the journal's own questions. */
export const QuestionField = (props: QuestionFieldProps) => KINDS[props.question.kind](props);

function Legend({ question: { label, required } }: { readonly question: ReviewQuestion }) {
  return (
    <>
      {label} {!required && <span className={form.optional}>{t('ui.optional')}</span>}
    </>
  );
}

function Choices({
  answerKey,
  question,
  value,
  problem,
  onChange,
  choices,
}: QuestionFieldProps & { readonly choices: readonly (readonly [string, string])[] }) {
  const name = answerField(answerKey);
  const idOf = (place: number) => (place === 0 ? name : `${name}-${place}`);
  return (
    <fieldset
      className={styles.scores}
      aria-describedby={problem ? `${name}-problem ${name}-hint` : `${name}-hint`}
    >
      <legend className={form.legend}>
        <Legend question={question} />
      </legend>
      <p id={`${name}-hint`} className={form.hint}>
        {hintOf(question)}
      </p>
      {choices.map(([key, label], place) => (
        <div key={key} className={form.check}>
          <input
            type="radio"
            id={idOf(place)}
            name={name}
            value={key}
            checked={value === key}
            onChange={() => onChange(key)}
          />
          <label htmlFor={idOf(place)}>{label}</label>
        </div>
      ))}
      {problem && (
        <p id={`${name}-problem`} className={form.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
