import { t } from '@quire/model/messages/t';
import { forgotPasswordPath, signErrorPath, signInPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { inPageLanguage } from '../../config/in-page-language.ts';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import { leaveForLinkError, useLinkToken } from '../../session/link-token.ts';
import { checkPassword } from '../../session/password/check-password.ts';
import { NewPassword } from '../../session/password/new-password.tsx';
import styles from '../../ui/form/narrow-page.module.css';
import { NarrowPage, Note, OtherWays } from '../../ui/form/narrow-page.tsx';

/** The link does not name the owner, so only the function can check the password against their details. */
const NOBODY = { email: '', names: [] };

/** `/helper/reset_password#…`: the link is checked before anything is typed. */
export default function ResetPassword() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!token) return;
    call('checkLink', { token, purpose: 'reset' }).then(
      ({ state }) => {
        if (state !== 'valid') location.replace(inPageLanguage(signErrorPath(state, 'reset')));
      },
      // A malformed token is refused as input; a missing connection is reported on sending.
      (error: unknown) => leaveForLinkError(error, 'reset'),
    );
  }, [token]);
  const state = useForm({
    check: async ({ password = '' }) => {
      const message = await checkPassword(password, NOBODY);
      return message ? [{ field: 'password', message }] : [];
    },
    send: async ({ password = '' }) => {
      if (!token) return location.assign(inPageLanguage(signErrorPath('unknown', 'reset')));
      try {
        await call('resetPassword', { token, password });
      } catch (error) {
        if (leaveForLinkError(error, 'reset')) return;
        throw error;
      }
      // Every session has ended, including the one on this device.
      const { endSession } = await import('../../session/sign-in.ts');
      await endSession().catch(() => {});
      setDone(true);
    },
  });
  return (
    <NarrowPage title={isDone ? t('signIn.passwordChanged') : t('signIn.chooseNew')}>
      <PageHead
        title={t('signIn.chooseNew')}
        description={t('signIn.chooseNewWhat')}
        index={false}
      />
      {isDone ? (
        <>
          <Note>
            <p>{t('signIn.passwordChangedThen')}</p>
          </Note>
          <p className={styles.ways}>
            <Link className="button" to={signInPath()}>
              {t('signIn.signIn')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>{t('signIn.chooseNewHint')}</p>
          <FormFrame state={state} action={t('signIn.setPassword')} busy={t('forms.saving')}>
            <NewPassword
              label={t('forms.newPassword')}
              problem={state.problemOf('password')}
              owner={() => NOBODY}
            />
          </FormFrame>
          <OtherWays>
            <p>
              {rich('signIn.linkNotWorking', {
                link: (words) => <Link to={forgotPasswordPath()}>{words}</Link>,
              })}
            </p>
          </OtherWays>
        </>
      )}
    </NarrowPage>
  );
}
