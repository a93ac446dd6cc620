import type { GateProblem } from '@quire/model/entities/gate-problem';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';

export interface Gate {
  /** Null: it is being asked, or could not be. */
  readonly problems: readonly GateProblem[] | null;
  /** The version that was looked at. */
  readonly revision: number;
  readonly failure: string | null;
  check(): void;
}

/** What the gate says of an article's newest version; asked again whenever there is a newer one. */
export function useGate(article: string, revision: number): Gate {
  const [problems, setProblems] = useState<readonly GateProblem[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(round): asking again is its only meaning
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
