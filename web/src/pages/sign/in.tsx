import { homePath } from '@quire/model/paths';
import { PageHead } from '../../app/page-head.tsx';
import { useSignInForm } from '../../session/sign-in-form.ts';
import styles from './in.module.css';

interface FieldProps {
  label: string;
  name: 'email' | 'password';
  type: 'email' | 'password';
  autoComplete: string;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

function Field({ label, name, type, autoComplete, value, problem, onChange }: FieldProps) {
  const problemId = `${name}-problem`;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        value={value}
        required
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => onChange(event.target.value)}
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
      <PageHead title="Sign in" index={false} />
      <h1>Sign in</h1>
      <p>To submit a manuscript, review one, or look after your account.</p>
      <noscript>
        <p className={styles.problem}>
          Signing in needs JavaScript. Everything we publish can be read without it.
        </p>
      </noscript>
      <form noValidate onSubmit={form.submit}>
        <div role="alert">{form.problem && <p className={styles.alert}>{form.problem}</p>}</div>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          value={form.email}
          problem={form.emailProblem}
          onChange={form.setEmail}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={form.password}
          problem={form.passwordProblem}
          onChange={form.setPassword}
        />
        <button type="submit" className="button" aria-disabled={form.busy}>
          {form.busy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
    </div>
  );
}
