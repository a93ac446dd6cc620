import { type ErrorCode, errorMessage } from '@quire/model/errors';
import { internalPath } from '@quire/model/urls';
import { type FormEvent, useState } from 'react';

/** What somebody typed, and what is wrong with it: shared by the public and the staff sign-in. */
export interface SignInForm {
  readonly email: string;
  readonly password: string;
  readonly emailProblem: string | null;
  readonly passwordProblem: string | null;
  /** What the service answered; null while nothing is wrong. */
  readonly problem: string | null;
  readonly busy: boolean;
  setEmail(value: string): void;
  setPassword(value: string): void;
  submit(event: FormEvent): void;
}

/**
 * The sign-in form's state. `landing` is where the person goes afterwards unless the address carries
 * an internal `next` (spec §5: other addresses are refused). The page is loaded anew, so that nothing
 * of the visitor's session stays.
 */
export function useSignInForm(landing: string): SignInForm {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);

  const emailProblem = /^\S+@\S+$/.test(email.trim())
    ? null
    : 'Enter the e-mail address of your account.';
  const passwordProblem = password ? null : 'Enter your password.';

  async function attempt() {
    setBusy(true);
    setFailure(null);
    // Loaded only now: reading the page needs none of it.
    const refusal = await import('./sign-in.ts').then(
      ({ signIn }) => signIn(email, password),
      () => 'sign-in/unreachable' as const,
    );
    if (refusal === null) {
      const next = new URLSearchParams(window.location.search).get('next');
      window.location.assign((next && internalPath(next)) ?? landing);
      return;
    }
    setFailure(refusal);
    setBusy(false);
  }

  return {
    email,
    password,
    emailProblem: tried ? emailProblem : null,
    passwordProblem: tried ? passwordProblem : null,
    problem: failure && errorMessage(failure),
    busy,
    setEmail,
    setPassword,
    submit(event) {
      event.preventDefault();
      setTried(true);
      if (!busy && !emailProblem && !passwordProblem) void attempt();
    },
  };
}
