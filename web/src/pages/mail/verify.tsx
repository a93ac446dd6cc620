import { accountVerifyPath, signErrorPath, signInPath, submissionsPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page-head.tsx';
import { call } from '../../data/calls.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import { leaveForLinkError, useLinkToken } from '../../session/link-token.ts';
import { keptNext } from '../../session/next-page.ts';
import { NarrowPage, Note, OtherWays } from '../../ui/form/narrow-page.tsx';

/** `/mail/verify#…`: acts on the press of a button, because scanners of mail open every link. */
export default function VerifyMail() {
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  useEffect(() => {
    if (token === '') location.replace(signErrorPath('unknown', 'verify'));
  }, [token]);
  const state = useForm({
    check: async () => [],
    send: async () => {
      try {
        setConfirmed((await call('verifyEmail', { token: token ?? '' })).email);
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
          <p>
            <Link className="button" to={signInPath(keptNext() ?? submissionsPath())}>
              Sign in
            </Link>
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
              Does it not work? <Link to={accountVerifyPath()}>Have a new link sent</Link>
            </p>
          </OtherWays>
        </>
      )}
    </NarrowPage>
  );
}
