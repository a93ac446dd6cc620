import { type ErrorCode, errorMessage } from '@quire/model/errors';
import { internalPath } from '@quire/model/urls';
import { type FormEvent, useState } from 'react';
import { useAlive } from './use-alive.ts';
import { usePause } from './use-pause.ts';

/** What is wrong with what somebody typed: shared by the public and the staff sign-in. */
export interface SignInForm {
  readonly emailProblem: string | null;
  readonly passwordProblem: string | null;
  /** What the service answered; null while nothing is wrong. */
  readonly problem: string | null;
  readonly busy: boolean;
  /** Seconds until the next try, after several wrong ones. */
  readonly pause: number;
  /**
   * Whether the form is ours to send. Before the page comes to life the browser would send it
   * itself, and the password with it.
   */
  readonly ready: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
}

interface Problems {
  readonly email: string | null;
  readonly password: string | null;
}

const NONE: Problems = { email: null, password: null };

function problemsOf(email: string, password: string): Problems {
  return {
    email: /^\S+@\S+$/.test(email.trim()) ? null : 'Enter the e-mail address of your account.',
    password: password ? null : 'Enter your password.',
  };
}

/**
 * The sign-in form's state; the fields keep what was typed themselves, before and after the page
 * comes to life. `landing` is where the person goes afterwards unless the address carries an internal
 * `next` (spec §5: other addresses are refused). The page is loaded anew, so that nothing of the
 * visitor's session stays.
 */
export function useSignInForm(landing: string): SignInForm {
  const [problems, setProblems] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const ready = useAlive();
  const [trials, setTrials] = useState(0);
  const pause = usePause(trials);

  async function attempt(email: string, password: string) {
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
    setTrials((times) => times + 1);
    setBusy(false);
  }

  return {
    emailProblem: problems.email,
    passwordProblem: problems.password,
    problem: failure && errorMessage(failure),
    busy,
    pause,
    ready,
    submit(event) {
      event.preventDefault();
      const typed = new FormData(event.currentTarget);
      const email = String(typed.get('email') ?? '');
      const password = String(typed.get('password') ?? '');
      const found = problemsOf(email, password);
      setProblems(found);
      if (!busy && !found.email && !found.password) void attempt(email, password);
    },
  };
}
