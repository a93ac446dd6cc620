import { SuggestedInsteadSchema } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
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

const reasons = () => [
  t('reviewer.reasonTime'),
  t('reviewer.reasonField'),
  t('reviewer.reasonInterest'),
  t('reviewer.reasonOther'),
];

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
      ? [{ field: 'insteadName', message: t('reviewer.suggestNameMissing') }]
      : []),
    ...(fields.includes('email')
      ? [{ field: 'insteadEmail', message: t('reviewer.suggestEmailProblem') }]
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
    <FormFrame state={state} action={t('reviewer.decline')} busy={t('reviewer.declining')}>
      <div className={form.field}>
        <label htmlFor="why">
          {rich('reviewer.whyOptional', {
            optional: (words) => <span className={form.optional}>{words}</span>,
          })}
        </label>
        <select id="why" name="why" className={form.input} defaultValue="">
          <option value="">{t('reviewer.noReason')}</option>
          {reasons().map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
        </select>
      </div>
      <TextArea
        name="reason"
        label={t('reviewer.details')}
        hint={t('reviewer.editorReads')}
        problem={state.problemOf('reason')}
        isOptional
        rows={2}
        maxLength={1_200}
      />
      <fieldset className={styles.group}>
        <legend className={form.legend}>
          {rich('reviewer.suggest', {
            optional: (words) => <span className={form.optional}>{words}</span>,
          })}
        </legend>
        <p className={form.hint}>{t('reviewer.suggestHint')}</p>
        <TextField
          name="insteadName"
          label={t('forms.name')}
          problem={state.problemOf('insteadName')}
          maxLength={200}
          isOptional
        />
        <TextField
          name="insteadEmail"
          type="email"
          label={t('forms.email')}
          problem={state.problemOf('insteadEmail')}
          maxLength={254}
          isOptional
        />
        <TextField
          name="insteadAffiliation"
          label={t('forms.institution')}
          problem={null}
          maxLength={400}
          isOptional
        />
      </fieldset>
    </FormFrame>
  );
}
