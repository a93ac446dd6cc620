import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import form from '../../ui/form/form.module.css';
import styles from './answer-form.module.css';

type Answer = 'confirmed' | 'objected';

interface AnswerFormProps {
  readonly token: string;
  readonly onAnswer: (answer: Answer) => void;
}

const choices = (): readonly { readonly value: Answer; readonly label: string }[] => [
  { value: 'confirmed', label: t('submissionPage.confirm') },
  { value: 'objected', label: t('submissionPage.object') },
];

/** To confirm, or to object and say why. */
export function AnswerForm({ token, onAnswer }: AnswerFormProps) {
  const [chosen, setChosen] = useState<Answer | null>(null);
  const state = useForm({
    check: async ({ reason = '' }) => {
      if (!chosen) return [{ field: 'confirmed', message: t('submissionPage.answerMissing') }];
      if (chosen === 'objected' && !reason.trim())
        return [{ field: 'reason', message: t('submissionPage.whyObjectMissing') }];
      return [];
    },
    send: async ({ reason = '' }) => {
      if (!chosen) return;
      await call('answerAsCoAuthor', {
        ...{ token, answer: chosen },
        ...(chosen === 'objected' && { reason: reason.trim() }),
      });
      onAnswer(chosen);
    },
  });
  const choiceProblem = state.problemOf('confirmed');
  const reasonProblem = state.problemOf('reason');
  return (
    <FormFrame state={state} action={t('submissionPage.send')} busy={t('forms.sending')}>
      <fieldset className={styles.choices}>
        <legend className={form.legend}>{t('submissionPage.yourAnswer')}</legend>
        {choices().map(({ value, label }) => (
          <div key={value} className={form.check}>
            <input
              id={value}
              type="radio"
              name="answer"
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
              aria-describedby={choiceProblem ? 'answer-problem' : undefined}
            />
            <label htmlFor={value}>{label}</label>
          </div>
        ))}
        {choiceProblem && !chosen && (
          <p id="answer-problem" className={form.problem}>
            {choiceProblem}
          </p>
        )}
      </fieldset>
      {chosen === 'objected' && (
        <div className={form.field}>
          <label htmlFor="reason">{t('submissionPage.whyObject')}</label>
          <textarea
            id="reason"
            name="reason"
            rows={4}
            maxLength={2_000}
            required
            className={form.input}
            aria-invalid={reasonProblem !== null}
            aria-describedby="reason-hint"
          />
          <p id="reason-hint" className={reasonProblem ? form.problem : form.hint}>
            {reasonProblem ?? t('submissionPage.whyObjectHint')}
          </p>
        </div>
      )}
    </FormFrame>
  );
}
