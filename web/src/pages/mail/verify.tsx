import { accountVerifyPath, signErrorPath, submissionsPath } from '@quire/model/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import { leaveForLinkError, useLinkToken } from '../../session/link-token.ts';
import { keptNext } from '../../session/next-page.ts';
import { forgetRegistration, rememberedRegistration } from '../../session/registered-here.ts';
import { isSessionRemembered } from '../../session/remembered.ts';
import styles from '../../ui/form/narrow-page.module.css';
import { NarrowPage, Note, OtherWays } from '../../ui/form/narrow-page.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';

/** The page that the person wanted when they registered. */
const nextPage = () => keptNext() ?? submissionsPath();

/** For people who registered in another browser, as the link alone does not sign them in. */
function PasswordForm({ email }: { readonly email: string }) {
  const state = useForm({
    check: async ({ password = '' }) =>
      password ? [] : [{ field: 'password', message: 'Enter your password.' }],
    send: async ({ password = '' }) => {
      const { signIn } = await import('../../session/sign-in.ts');
      const refusal = await signIn(email, password);
      if (refusal) throw new CallError(refusal);
      location.assign(nextPage());
    },
  });
  return (
    <FormFrame state={state} action="Sign in" busy="Signing in…">
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordInput
        name="password"
        label="Password"
        autoComplete="current-password"
        problem={state.problemOf('password')}
      />
    </FormFrame>
  );
}

function Confirmed({ email }: { readonly email: string }) {
  return (
    <>
      <Note>
        <p>
          Thank you. <strong>{email}</strong> is confirmed, and your account is ready.
        </p>
      </Note>
      {isSessionRemembered() ? (
        <p className={styles.ways}>
          <Link className="button" to={nextPage()}>
            Continue
          </Link>
        </p>
      ) : (
        <PasswordForm email={email} />
      )}
    </>
  );
}

/** Signs in with the answer of the confirmation; false if that failed, as the password can then be used. */
async function enter(session: string): Promise<boolean> {
  const { signInWithToken } = await import('../../session/sign-in-with-token.ts');
  return signInWithToken(session).then(
    () => true,
    () => false,
  );
}

/** `/mail/verify#…`: confirms only when a button is pressed, as mail scanners open every link. */
export default function VerifyMail() {
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const state = useForm({
    check: async () => [],
    send: async () => {
      if (!token) return location.assign(signErrorPath('unknown', 'verify'));
      try {
        const browser = rememberedRegistration();
        const { email, session } = await call('verifyEmail', {
          token,
          ...(browser && { browser }),
        });
        forgetRegistration();
        if (session && !isSessionRemembered() && (await enter(session))) {
          return location.assign(nextPage());
        }
        setConfirmed(email);
      } catch (error) {
        if (!leaveForLinkError(error, 'verify')) throw error;
      }
    },
  });
  return (
    <NarrowPage title={confirmed ? 'Your address is confirmed' : 'Confirm your address'}>
      <PageHead
        title="Confirm your address"
        description="Confirm your e-mail address."
        index={false}
      />
      {confirmed ? (
        <Confirmed email={confirmed} />
      ) : (
        <>
          <p>Press the button to confirm your e-mail address.</p>
          <FormFrame state={state} action="Confirm my address" busy="Confirming…">
            {null}
          </FormFrame>
          <OtherWays>
            <p>
              Not working? <Link to={accountVerifyPath()}>Request a new link</Link>
            </p>
          </OtherWays>
        </>
      )}
    </NarrowPage>
  );
}
