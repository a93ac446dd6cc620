import type { GateProblem } from '@quire/model/entities/gate-problem';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';

export interface Gate {
  /** Null: loading, or could not be loaded. */
  readonly problems: readonly GateProblem[] | null;
  /** The version that was checked. */
  readonly revision: number;
  readonly failure: string | null;
  check(): void;
}

/** The gate's result for an article's latest version; requested again whenever there is a newer one. */
export function useGate(article: string, revision: number): Gate {
  const [problems, setProblems] = useState<readonly GateProblem[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(round): a change only triggers another request
  useEffect(() => {
    let current = true;
    setProblems(null);
    setFailure(null);
    call('checkArticle', { article, revision }).then(
      (answer) => current && setProblems(answer.problems),
      (error: unknown) => current && setFailure(messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, [article, revision, round]);
  const check = useCallback(() => setRound((before) => before + 1), []);
  return { problems, revision, failure, check };
}
