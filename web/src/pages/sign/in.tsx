import { homePath } from '@quire/model/paths';
import { PageHead } from '../../app/page-head.tsx';
import { useSignInForm } from '../../session/sign-in-form.ts';
import styles from './in.module.css';

interface FieldProps {
  label: string;
  name: 'email' | 'password';
  type: 'email' | 'password';
  autoComplete: string;
  problem: string | null;
}

function Field({ label, name, type, autoComplete, problem }: FieldProps) {
  const problemId = `${name}-problem`;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
      />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** `/sign/in`: for readers, authors and reviewers. The Firebase SDK is loaded when the form is sent. */
export default function SignIn() {
  const form = useSignInForm(homePath());
  return (
    <div className={styles.page}>
      <PageHead
        title="Sign in"
        description="Sign in to submit a manuscript, to review one, or to look after your account."
        index={false}
      />
      <h1>Sign in</h1>
      <p>To submit a manuscript, review one, or look after your account.</p>
      <noscript>
        <p className={styles.problem}>
          Signing in needs JavaScript. Everything we publish can be read without it.
        </p>
      </noscript>
      <form method="post" noValidate onSubmit={form.submit}>
        <div role="alert">{form.problem && <p className={styles.alert}>{form.problem}</p>}</div>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          problem={form.emailProblem}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          problem={form.passwordProblem}
        />
        <button
          type="submit"
          className="button"
          disabled={!form.ready}
          aria-disabled={form.busy || undefined}
        >
          {form.busy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
    </div>
  );
}
