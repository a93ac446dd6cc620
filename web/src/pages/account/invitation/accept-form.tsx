import { signInPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { call } from '../../../data/calls.ts';
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

const IS_OTHER = 'Tick this box to accept with another address, or sign in with the invited one.';

/** Accepts with the account that is signed in, and asks for confirmation if it is not the invited one. */
export function AcceptRoleForm({ token, email, account, signIn, onAccept }: AcceptRoleFormProps) {
  const isOther = account.toLowerCase() !== email;
  const state = useForm({
    check: async ({ isMeant }) =>
      isOther && !isMeant ? [{ field: 'isMeant', message: IS_OTHER }] : [],
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
      <h2 className={styles.heading}>Accept</h2>
      <p>
        You are signed in as <strong>{account}</strong>.
        {isOther && ` The invitation was sent to ${email}.`}
      </p>
      <FormFrame state={state} action="Accept" busy="Sending…">
        {isOther && (
          <CheckField name="isMeant" problem={state.problemOf('isMeant')}>
            Add the role to my account {account}. The person who invited me will be notified.
          </CheckField>
        )}
      </FormFrame>
      <OtherWays>
        <p>
          Not your account? <Link to={signInPath(signIn)}>Sign in with another account</Link>
        </p>
      </OtherWays>
    </>
  );
}
