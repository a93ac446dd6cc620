import { SuggestedInsteadSchema } from '@quire/model/entities/review';
import { call } from '../../../data/calls.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { type FormValues, useForm } from '../../../session/forms/use-form.ts';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import form from '../../../ui/form/form.module.css';
import { TextArea } from '../../../ui/form/text-area.tsx';
import styles from '../review.module.css';

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

/** The suggested reviewer; null if there is none. */
function suggestionIn(values: FormValues) {
  const {
    insteadName: name = '',
    insteadEmail = '',
    insteadAffiliation: affiliation = '',
  } = values;
  const email = insteadEmail.trim();
  if (`${name}${email}${affiliation}`.trim() === '') return null;
  return SuggestedInsteadSchema.safeParse({ name, email, affiliation });
}

function problemsIn(values: FormValues): FieldProblem[] {
  const fields = (suggestionIn(values)?.error?.issues ?? []).map(({ path }) => path[0]);
  return [
    ...(fields.includes('name')
      ? [{ field: 'insteadName', message: 'Enter the name of the person you suggest.' }]
      : []),
    ...(fields.includes('email')
      ? [{ field: 'insteadEmail', message: 'Enter an e-mail address, or leave this empty.' }]
      : []),
  ];
}

/** The form to decline, in which every field is optional. */
export function DeclineForm({ token, again }: DeclineFormProps) {
  const state = useForm({
    check: async (values) => problemsIn(values),
    send: async (values) => {
      const { why = '', reason = '' } = values;
      const text = [why, reason.trim()].filter(Boolean).join('\n\n').slice(0, 2_000);
      const { data: instead } = suggestionIn(values) ?? {};
      await call('answerInvitation', {
        ...{ token, answer: 'decline', reason: text },
        ...(instead ? { instead } : {}),
      });
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
          <option value="">Prefer not to say</option>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
        </select>
      </div>
      <TextArea
        name="reason"
        label="Details"
        hint="Only the editor reads this."
        problem={state.problemOf('reason')}
        isOptional
        rows={2}
        maxLength={1_200}
      />
      <fieldset className={styles.group}>
        <legend className={form.legend}>
          Can you suggest someone else? <span className={form.optional}>(optional)</span>
        </legend>
        <p className={form.hint}>The editor decides whom to invite.</p>
        <TextField
          name="insteadName"
          label="Name"
          problem={state.problemOf('insteadName')}
          maxLength={200}
          isOptional
        />
        <TextField
          name="insteadEmail"
          type="email"
          label="E-mail"
          problem={state.problemOf('insteadEmail')}
          maxLength={254}
          isOptional
        />
        <TextField
          name="insteadAffiliation"
          label="Institution"
          problem={null}
          maxLength={400}
          isOptional
        />
      </fieldset>
    </FormFrame>
  );
}
