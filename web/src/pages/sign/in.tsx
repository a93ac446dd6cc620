import { t } from '@quire/model/messages/t';
import {
  accountPath,
  accountVerifyPath,
  forgotPasswordPath,
  registerPath,
} from '@quire/model/paths';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { rich } from '../../messages/rich.ts';
import { useNext } from '../../session/next-page.ts';
import { ProviderChoice } from '../../session/provider-choice.tsx';
import { useSignInForm } from '../../session/sign-in-form.ts';
import { TextField } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { NarrowPage, OtherWays } from '../../ui/form/narrow-page.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { SecondFactor } from './second-factor.tsx';

/**
 * `/sign/in`: for readers, authors and reviewers; with `step=code`, the second step of whoever has one. The
 * Firebase SDK is loaded when the form is sent.
 */
export default function SignIn() {
  const [parameters] = useSearchParams();
  return parameters.get('step') === 'code' ? <SecondFactor /> : <FirstStep />;
}

function FirstStep() {
  const next = useNext();
  const form = useSignInForm(accountPath());
  return (
    <NarrowPage title={t('signIn.signIn')}>
      <PageHead title={t('signIn.signIn')} description={t('signIn.signInWhy')} index={false} />
      <p>{t('signIn.signInWhy')}</p>
      <ProviderChoice next={next} />
      <form method="post" noValidate className={styles.form} onSubmit={form.submit}>
        <noscript>
          <p className={styles.summary}>{t('signIn.needsScript')}</p>
        </noscript>
        {form.problem && (
          <div role="alert" className={styles.summary}>
            <p>{form.problem}</p>
          </div>
        )}
        <TextField
          name="email"
          label={t('forms.email')}
          type="email"
          autoComplete="username"
          problem={form.emailProblem}
        />
        <PasswordInput
          name="password"
          label={t('forms.password')}
          autoComplete="current-password"
          problem={form.passwordProblem}
        />
        <div className={styles.actions}>
          <button
            type="submit"
            className="button"
            disabled={!form.ready || form.pause > 0}
            aria-disabled={form.busy || undefined}
          >
            {form.busy ? t('signIn.signingIn') : t('signIn.signIn')}
          </button>
          {form.pause > 0 && (
            <span className={styles.hint}>{t('signIn.pause', { seconds: form.pause })}</span>
          )}
        </div>
      </form>
      <OtherWays>
        <p>
          <Link to={forgotPasswordPath()}>{t('signIn.forgotten')}</Link>
        </p>
        <p>
          {rich('signIn.noAccount', {
            link: (words) => <Link to={registerPath(next ?? undefined)}>{words}</Link>,
          })}
        </p>
        <p>
          {rich('signIn.noMail', {
            link: (words) => <Link to={accountVerifyPath()}>{words}</Link>,
          })}
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
