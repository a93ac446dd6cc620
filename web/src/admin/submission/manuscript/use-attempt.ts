import { useCallback, useRef, useState } from 'react';
import { problemOf } from './problem-of.ts';

export interface Attempt {
  readonly busy: boolean;
  /** Why it did not work; null while nothing is wrong. */
  readonly problem: string | null;
  /** Does it once, however often it is asked meanwhile. Answers whether it worked. */
  run(work: () => Promise<void>): Promise<boolean>;
}

/** Something a button does at the press: once at a time, and it says why it did not work. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, problem, run };
}
