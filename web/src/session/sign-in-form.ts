import { type ErrorCode, errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { internalPath } from '@quire/model/urls';
import { type FormEvent, useState } from 'react';
import { inPageLanguage } from '../config/in-page-language.ts';
import { useAlive } from './use-alive.ts';
import { usePause } from './use-pause.ts';

/** The problems of what was typed, shared by the public and the staff sign-in. */
export interface SignInForm {
  readonly emailProblem: string | null;
  readonly passwordProblem: string | null;
  /** The service's refusal; null if there is none. */
  readonly problem: string | null;
  readonly busy: boolean;
  /** Seconds until the next try, after several wrong passwords. */
  readonly pause: number;
  /** Whether the script handles the form. Before that, the browser would send it itself, with the password. */
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
    email: /^\S+@\S+$/.test(email.trim()) ? null : t('forms.enterAccountEmail'),
    password: password ? null : t('forms.enterPassword'),
  };
}

/**
 * The sign-in form's state; its fields are uncontrolled, before and after hydration. `landing` is the
 * next page unless the address has an internal `next` (spec §5: other addresses are refused). The page
 * is reloaded, so that nothing of the visitor's session remains.
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
    // Loaded only now, as reading the page does not need it.
    const refusal = await import('./sign-in.ts').then(
      ({ signIn }) => signIn(email, password),
      () => 'sign-in/unreachable' as const,
    );
    if (refusal === null) {
      const next = new URLSearchParams(window.location.search).get('next');
      window.location.assign(inPageLanguage((next && internalPath(next)) ?? landing));
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
