import { t } from '@quire/model/messages/t';
import { accountVerifyPath, signErrorPath, submissionsPath } from '@quire/model/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { inPageLanguage } from '../../config/in-page-language.ts';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
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
      password ? [] : [{ field: 'password', message: t('forms.enterPassword') }],
    send: async ({ password = '' }) => {
      const { signIn } = await import('../../session/sign-in.ts');
      const refusal = await signIn(email, password);
      if (refusal) throw new CallError(refusal);
      location.assign(inPageLanguage(nextPage()));
    },
  });
  return (
    <FormFrame state={state} action={t('signIn.signIn')} busy={t('signIn.signingIn')}>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordInput
        name="password"
        label={t('forms.password')}
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
        <p>{rich('signIn.accountReady', { address: <strong>{email}</strong> })}</p>
      </Note>
      {isSessionRemembered() ? (
        <p className={styles.ways}>
          <Link className="button" to={nextPage()}>
            {t('forms.continue')}
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
      if (!token) return location.assign(inPageLanguage(signErrorPath('unknown', 'verify')));
      try {
        const browser = rememberedRegistration();
        const { email, session } = await call('verifyEmail', {
          token,
          ...(browser && { browser }),
        });
        forgetRegistration();
        if (session && !isSessionRemembered() && (await enter(session))) {
          return location.assign(inPageLanguage(nextPage()));
        }
        setConfirmed(email);
      } catch (error) {
        if (!leaveForLinkError(error, 'verify')) throw error;
      }
    },
  });
  return (
    <NarrowPage title={confirmed ? t('signIn.addressConfirmed') : t('signIn.confirmAddress')}>
      <PageHead
        title={t('signIn.confirmAddress')}
        description={t('signIn.confirmAddressWhat')}
        index={false}
      />
      {confirmed ? (
        <Confirmed email={confirmed} />
      ) : (
        <>
          <p>{t('signIn.confirmAddressHow')}</p>
          <FormFrame
            state={state}
            action={t('signIn.confirmMyAddress')}
            busy={t('signIn.confirming')}
          >
            {null}
          </FormFrame>
          <OtherWays>
            <p>
              {rich('signIn.notWorking', {
                link: (words) => <Link to={accountVerifyPath()}>{words}</Link>,
              })}
            </p>
          </OtherWays>
        </>
      )}
    </NarrowPage>
  );
}
