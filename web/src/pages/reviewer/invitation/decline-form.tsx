import { call } from '../../../data/calls.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import form from '../../../ui/form/form.module.css';
import { TextArea } from '../../../ui/form/text-area.tsx';

interface DeclineFormProps {
  readonly token: string;
  readonly again: () => Promise<void>;
}

const REASONS = [
  'I have no time at the moment.',
  'It is not my field.',
  'I have a competing interest.',
  'Another reason.',
] as const;

/** To decline; everything in it may be left as it is. */
export function DeclineForm({ token, again }: DeclineFormProps) {
  const state = useForm({
    check: async () => [],
    send: async ({ why = '', reason = '', instead = '' }) => {
      const said = [why, reason.trim(), instead.trim() && `Suggests instead: ${instead.trim()}`];
      const text = said.filter(Boolean).join('\n\n').slice(0, 2_000);
      await call('answerInvitation', { token, answer: 'decline', reason: text });
      await again();
    },
  });
  return (
    <FormFrame state={state} action="Decline the invitation" busy="Declining…">
      <div className={form.field}>
        <label htmlFor="why">
          Why <span className={form.optional}>(optional)</span>
        </label>
        <select id="why" name="why" className={form.input} defaultValue="">
          <option value="">I do not want to say</option>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
        </select>
      </div>
      <TextArea
        name="reason"
        label="More about it"
        hint="Only the editor reads this."
        problem={state.problemOf('reason')}
        isOptional
        rows={2}
        maxLength={1_200}
      />
      <TextArea
        name="instead"
        label="Somebody you would suggest"
        hint="A name, and an institution or e-mail address. The editor decides whom to ask."
        problem={null}
        isOptional
        rows={2}
        maxLength={600}
      />
    </FormFrame>
  );
}
