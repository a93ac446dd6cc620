import { useCallback, useRef, useState } from 'react';
import { messageOf } from './message-of.ts';

export interface AsyncAction {
  readonly busy: boolean;
  /** Why it failed; null if it did not. */
  readonly problem: string | null;
  /** Runs the action once, however often it is called meanwhile. Returns whether it succeeded. */
  run(work: () => Promise<void>): Promise<boolean>;
  clear(): void;
}

interface AsyncActionSettings {
  /** Wraps the action, for example to renew an expired session. It must be a stable reference. */
  readonly attempt?: (work: () => Promise<void>) => Promise<void>;
  /** The message of a failure. */
  readonly inWords?: (error: unknown) => string;
}

const straight = (work: () => Promise<void>): Promise<void> => work();

/** The action of a button: one at a time, with the reason if it fails. */
export function useAsyncAction({
  attempt = straight,
  inWords = messageOf,
}: AsyncActionSettings = {}): AsyncAction {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await attempt(work);
        return true;
      } catch (error) {
        setProblem(inWords(error));
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [attempt, inWords],
  );
  const clear = useCallback(() => setProblem(null), []);
  return { busy, problem, run, clear };
}
