import { forgotPasswordPath, signErrorPath, signInPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { call } from '../../data/calls.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import { leaveForLinkError, useLinkToken } from '../../session/link-token.ts';
import { checkPassword } from '../../session/password/check-password.ts';
import { NewPassword } from '../../session/password/new-password.tsx';
import styles from '../../ui/form/narrow-page.module.css';
import { NarrowPage, Note, OtherWays } from '../../ui/form/narrow-page.tsx';

/** The link does not say whose it is; the function does, and judges again. */
const NOBODY = { email: '', names: [] };

/** `/helper/reset_password#…`: the link is looked at before anybody types. */
export default function ResetPassword() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!token) return;
    call('checkLink', { token, purpose: 'reset' }).then(
      ({ state }) => {
        if (state !== 'valid') location.replace(signErrorPath(state, 'reset'));
      },
      // A token that is none is refused as input; without a connection sending says so.
      (error: unknown) => leaveForLinkError(error, 'reset'),
    );
  }, [token]);
  const state = useForm({
    check: async ({ password = '' }) => {
      const message = await checkPassword(password, NOBODY);
      return message ? [{ field: 'password', message }] : [];
    },
    send: async ({ password = '' }) => {
      if (!token) return location.assign(signErrorPath('unknown', 'reset'));
      try {
        await call('resetPassword', { token, password });
      } catch (error) {
        if (leaveForLinkError(error, 'reset')) return;
        throw error;
      }
      // Every session has ended with it, this device's too.
      const { endSession } = await import('../../session/sign-in.ts');
      await endSession().catch(() => {});
      setDone(true);
    },
  });
  return (
    <NarrowPage title={isDone ? 'Your password is changed' : 'Choose a new password'}>
      <PageHead
        title="Choose a new password"
        description="Choose a new password for your account."
        index={false}
      />
      {isDone ? (
        <>
          <Note>
            <p>The new password counts from now on. Every session has ended, on all devices.</p>
          </Note>
          <p className={styles.ways}>
            <Link className="button" to={signInPath()}>
              Sign in
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>It replaces the old one and ends every session of your account.</p>
          <FormFrame state={state} action="Set the password" busy="Setting it…">
            <NewPassword
              label="New password"
              problem={state.problemOf('password')}
              owner={() => NOBODY}
            />
          </FormFrame>
          <OtherWays>
            <p>
              Does the link not work? <Link to={forgotPasswordPath()}>Ask for a new one</Link>
            </p>
          </OtherWays>
        </>
      )}
    </NarrowPage>
  );
}
