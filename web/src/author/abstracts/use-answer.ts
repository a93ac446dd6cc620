import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../signed-in/message-of.ts';
import { useAuthorSession } from '../session/session-context.ts';

interface Answered<T> {
  /** Null while it is asked for the first time. */
  readonly answer: T | null;
  readonly problem: string | null;
  /** Asks again; what is there stays until the new answer comes. */
  readonly reload: () => Promise<void>;
}

/** What a call answers when the page opens. `ask` keeps its identity while it asks for the same. */
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
