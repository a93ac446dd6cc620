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

const CHOICES = [
  { value: 'none', label: 'I have no competing interest.' },
  { value: 'some', label: 'I have something to declare.' },
] as const;

/** The form to accept, with a required statement on competing interests (field 5.2). */
export function AcceptForm({ token, again }: AcceptFormProps) {
  const [interest, setInterest] = useState<'none' | 'some' | null>(null);
  const state = useForm({
    check: async ({ competingInterest = '' }) => {
      if (!interest)
        return [
          { field: 'interest-none', message: 'Choose whether you have a competing interest.' },
        ];
      if (interest === 'some' && !competingInterest.trim())
        return [{ field: 'competingInterest', message: 'Describe your competing interest.' }];
      return [];
    },
    send: async ({ competingInterest = '' }) => {
      const declared = interest === 'some' ? competingInterest.trim() : 'None';
      await call('answerInvitation', { token, answer: 'accept', competingInterest: declared });
      await again();
    },
  });
  const problem = interest === null ? state.problemOf('interest-none') : null;
  return (
    <FormFrame state={state} action="Accept the invitation" busy="Accepting…">
      <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
        <legend className={form.legend}>Competing interests</legend>
        <p className={form.hint}>
          Please declare if you worked or published with an author in the last three years, belong
          to their institution, or stand to gain or lose from the decision. You may still be able to
          review.
        </p>
        {CHOICES.map(({ value, label }) => (
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
          label="Details for the editor"
          hint="Only the editor reads this."
          problem={state.problemOf('competingInterest')}
          rows={3}
          maxLength={2_000}
        />
      )}
    </FormFrame>
  );
}
