import { useCallback, useRef, useState } from 'react';
import { messageOf } from './message-of.ts';

export interface AsyncAction {
  readonly busy: boolean;
  /** Why it did not work; null while nothing is wrong. */
  readonly problem: string | null;
  /** Does it once, however often it is asked meanwhile. Answers whether it worked. */
  run(work: () => Promise<void>): Promise<boolean>;
  clear(): void;
}

interface AsyncActionSettings {
  /** Around the work: renews a session that has ended, for one. Of one identity as long as it lives. */
  readonly attempt?: (work: () => Promise<void>) => Promise<void>;
  /** What a failure tells the person. */
  readonly inWords?: (error: unknown) => string;
}

const straight = (work: () => Promise<void>): Promise<void> => work();

/** Something a button does at the press: once at a time, and it says why it did not work. */
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
