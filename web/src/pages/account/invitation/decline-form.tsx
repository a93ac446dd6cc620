import { t } from '@quire/model/messages/t';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import form from '../../../ui/form/form.module.css';
import styles from './offer.module.css';

interface DeclineFormProps {
  readonly token: string;
  readonly inviter: string;
  readonly onDecline: () => void;
}

/** The form to decline, with an optional message. */
export function DeclineRoleForm({ token, inviter, onDecline }: DeclineFormProps) {
  const state = useForm({
    check: async () => [],
    send: async ({ reason = '' }) => {
      await call('declineRoleInvitation', { token, reason: reason.trim() });
      onDecline();
    },
  });
  return (
    <details className={styles.decline}>
      <summary>{t('account.declineInvitation')}</summary>
      <FormFrame state={state} action={t('account.decline')} busy={t('forms.sending')}>
        <div className={form.field}>
          <label htmlFor="reason">
            {rich('account.messageTo', {
              inviter,
              optional: (words) => <span className={form.optional}>{words}</span>,
            })}
          </label>
          <textarea id="reason" name="reason" rows={3} maxLength={2_000} className={form.input} />
        </div>
      </FormFrame>
    </details>
  );
}
