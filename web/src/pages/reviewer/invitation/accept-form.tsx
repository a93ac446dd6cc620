import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import form from '../../../ui/form/form.module.css';
import { TextArea } from '../../../ui/form/text-area.tsx';

interface AcceptFormProps {
  readonly token: string;
  readonly again: () => Promise<void>;
}

const choices = () =>
  [
    { value: 'none', label: t('reviewer.noInterest') },
    { value: 'some', label: t('reviewer.someInterest') },
  ] as const;

/** The form to accept, with a required statement on competing interests (field 5.2). */
export function AcceptForm({ token, again }: AcceptFormProps) {
  const [interest, setInterest] = useState<'none' | 'some' | null>(null);
  const state = useForm({
    check: async ({ competingInterest = '' }) => {
      if (!interest) return [{ field: 'interest-none', message: t('reviewer.interestMissing') }];
      if (interest === 'some' && !competingInterest.trim())
        return [{ field: 'competingInterest', message: t('reviewer.interestDetailsMissing') }];
      return [];
    },
    send: async ({ competingInterest = '' }) => {
      const declared =
        interest === 'some' ? competingInterest.trim() : t('reviewer.nothingDeclared');
      await call('answerInvitation', { token, answer: 'accept', competingInterest: declared });
      await again();
    },
  });
  const problem = interest === null ? state.problemOf('interest-none') : null;
  return (
    <FormFrame state={state} action={t('reviewer.accept')} busy={t('reviewer.accepting')}>
      <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
        <legend className={form.legend}>{t('reviewer.competingInterests')}</legend>
        <p className={form.hint}>{t('reviewer.interestHint')}</p>
        {choices().map(({ value, label }) => (
          <div key={value} className={form.check}>
            <input
              id={`interest-${value}`}
              type="radio"
              name="interest"
              value={value}
              checked={interest === value}
              onChange={() => setInterest(value)}
              aria-describedby={problem ? 'interest-problem' : undefined}
            />
            <label htmlFor={`interest-${value}`}>{label}</label>
          </div>
        ))}
        {problem && (
          <p id="interest-problem" className={form.problem}>
            {problem}
          </p>
        )}
      </fieldset>
      {interest === 'some' && (
        <TextArea
          name="competingInterest"
          label={t('reviewer.interestDetails')}
          hint={t('reviewer.editorReads')}
          problem={state.problemOf('competingInterest')}
          rows={3}
          maxLength={2_000}
        />
      )}
    </FormFrame>
  );
}
