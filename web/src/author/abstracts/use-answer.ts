import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../signed-in/message-of.ts';
import { useAuthorSession } from '../session/session-context.ts';

interface Answered<T> {
  /** Null until the first answer. */
  readonly answer: T | null;
  readonly problem: string | null;
  /** Sends the call again; the current answer is kept until the new one arrives. */
  readonly reload: () => Promise<void>;
}

/** The answer of a call sent when the page opens. `ask` must be a stable reference. */
export function useAnswer<T>(ask: () => Promise<T>): Answered<T> {
  const { attempt } = useAuthorSession();
  const [shown, setShown] = useState<{ answer: T | null; problem: string | null }>({
    answer: null,
    problem: null,
  });
  const reload = useCallback(async () => {
    try {
      const answer = await attempt(ask);
      setShown({ answer, problem: null });
    } catch (error) {
      setShown((before) => ({ ...before, problem: messageOf(error) }));
    }
  }, [attempt, ask]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...shown, reload };
}
