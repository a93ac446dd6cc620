import { useCallback, useRef, useState } from 'react';
import { useAuthorSession } from '../session/session-context.ts';
import { messageOf } from './message-of.ts';

export interface Action {
  readonly busy: boolean;
  /** Why it did not work; null while nothing is wrong. */
  readonly problem: string | null;
  /** Does it once, however often it is asked meanwhile. Answers whether it worked. */
  run(action: () => Promise<void>): Promise<boolean>;
  clear(): void;
}

/** Something a button does at the press: once at a time, in a session that is renewed in place. */
export function useAction(): Action {
  const { attempt } = useAuthorSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  const run = useCallback(
    async (action: () => Promise<void>) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await attempt(action);
        return true;
      } catch (error) {
        setProblem(messageOf(error));
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [attempt],
  );
  const clear = useCallback(() => setProblem(null), []);
  return { busy, problem, run, clear };
}
