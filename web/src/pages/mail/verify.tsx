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

/** Where somebody wanted to go when they registered. */
const nextPage = () => keptNext() ?? submissionsPath();

/** For whoever registered in another browser: the link alone signs nobody in. */
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
          Thank you: <strong>{email}</strong> is confirmed, and your account is ready.
        </p>
      </Note>
      {isSessionRemembered() ? (
        <p className={styles.ways}>
          <Link className="button" to={nextPage()}>
            Go on
          </Link>
        </p>
      ) : (
        <PasswordForm email={email} />
      )}
    </>
  );
}

/** Signs in with what the confirmation has answered; false where it did not work: the password will. */
async function enter(session: string): Promise<boolean> {
  const { signInWithToken } = await import('../../session/sign-in-with-token.ts');
  return signInWithToken(session).then(
    () => true,
    () => false,
  );
}

/** `/mail/verify#…`: acts on the press of a button, because scanners of mail open every link. */
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
        description="Confirm that an e-mail address is yours."
        index={false}
      />
      {confirmed ? (
        <Confirmed email={confirmed} />
      ) : (
        <>
          <p>Confirm that this e-mail address is yours.</p>
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
