import {
  accountPath,
  accountVerifyPath,
  forgotPasswordPath,
  registerPath,
} from '@quire/model/paths';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
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
    <NarrowPage title="Sign in">
      <PageHead
        title="Sign in"
        description="Sign in to submit or review a manuscript, or to manage your account."
        index={false}
      />
      <p>Sign in to submit or review a manuscript, or to manage your account.</p>
      <ProviderChoice next={next} />
      <form method="post" noValidate className={styles.form} onSubmit={form.submit}>
        <noscript>
          <p className={styles.summary}>
            Signing in needs JavaScript. You can read everything we publish without it.
          </p>
        </noscript>
        {form.problem && (
          <div role="alert" className={styles.summary}>
            <p>{form.problem}</p>
          </div>
        )}
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          problem={form.emailProblem}
        />
        <PasswordInput
          name="password"
          label="Password"
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
            {form.busy ? 'Signing in…' : 'Sign in'}
          </button>
          {form.pause > 0 && <span className={styles.hint}>again in {form.pause} s</span>}
        </div>
      </form>
      <OtherWays>
        <p>
          <Link to={forgotPasswordPath()}>Forgotten your password?</Link>
        </p>
        <p>
          No account yet? <Link to={registerPath(next ?? undefined)}>Create one</Link>
        </p>
        <p>
          Just registered, and no e-mail? <Link to={accountVerifyPath()}>Resend it</Link>
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
