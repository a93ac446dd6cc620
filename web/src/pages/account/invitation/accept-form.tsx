import { t } from '@quire/model/messages/t';
import { signInPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { OtherWays } from '../../../ui/form/narrow-page.tsx';
import styles from './offer.module.css';

interface AcceptRoleFormProps {
  readonly token: string;
  /** The invited address. */
  readonly email: string;
  /** The address of the account that is signed in. */
  readonly account: string;
  readonly signIn: string;
  readonly onAccept: () => void;
}

/** Accepts with the account that is signed in, and asks for confirmation if it is not the invited one. */
export function AcceptRoleForm({ token, email, account, signIn, onAccept }: AcceptRoleFormProps) {
  const isOther = account.toLowerCase() !== email;
  const state = useForm({
    check: async ({ isMeant }) =>
      isOther && !isMeant ? [{ field: 'isMeant', message: t('account.addRoleMissing') }] : [],
    send: async () => {
      await call('acceptRoleInvitation', { token, isOther });
      const { refreshToken } = await import('../../../session/refresh-token.ts');
      // A role that requires two-step sign-in ends the session; the office explains this.
      await refreshToken().catch(() => {});
      onAccept();
    },
  });
  return (
    <>
      <h2 className={styles.heading}>{t('account.accept')}</h2>
      <p>
        {isOther
          ? rich('account.signedInAsOther', { account: <strong>{account}</strong>, email })
          : rich('account.signedInAs', { account: <strong>{account}</strong> })}
      </p>
      <FormFrame state={state} action={t('account.accept')} busy={t('forms.sending')}>
        {isOther && (
          <CheckField name="isMeant" problem={state.problemOf('isMeant')}>
            {t('account.addRole', { account })}
          </CheckField>
        )}
      </FormFrame>
      <OtherWays>
        <p>
          {rich('account.notYours', {
            link: (words) => <Link to={signInPath(signIn)}>{words}</Link>,
          })}
        </p>
      </OtherWays>
    </>
  );
}
