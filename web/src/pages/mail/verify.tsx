import { accountVerifyPath, signErrorPath, signInPath, submissionsPath } from '@quire/model/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { call } from '../../data/calls.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import { leaveForLinkError, useLinkToken } from '../../session/link-token.ts';
import { keptNext } from '../../session/next-page.ts';
import { isSessionRemembered } from '../../session/remembered.ts';
import styles from '../../ui/form/narrow-page.module.css';
import { NarrowPage, Note, OtherWays } from '../../ui/form/narrow-page.tsx';

/** Where somebody wanted to go when they registered; by way of signing in, where nobody is. */
function NextStep() {
  const next = keptNext() ?? submissionsPath();
  return (
    <Link className="button" to={isSessionRemembered() ? next : signInPath(next)}>
      {isSessionRemembered() ? 'Go on' : 'Sign in'}
    </Link>
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
        setConfirmed((await call('verifyEmail', { token })).email);
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
        <>
          <Note>
            <p>
              Thank you: <strong>{confirmed}</strong> is confirmed, and your account is ready.
            </p>
          </Note>
          <p className={styles.ways}>
            <NextStep />
          </p>
          <p>Next you can begin a manuscript, or complete your profile on your account’s page.</p>
        </>
      ) : (
        <>
          <p>One press, and your e-mail address counts as yours.</p>
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
