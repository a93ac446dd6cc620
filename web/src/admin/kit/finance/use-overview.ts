import { useCallback, useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';

export type Overview = CallAnswer<'financeOverview'>;

interface OverviewState {
  readonly found: Overview | null;
  readonly problem: string | null;
  readonly isLoading: boolean;
  readonly load: () => void;
}

/** The state of the accounts at the time of the request. */
export function useOverview(): OverviewState {
  const [found, setFound] = useState<Overview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);
  const load = useCallback(() => {
    setLoading(true);
    setProblem(null);
    call('financeOverview', {})
      .then(setFound, (error: unknown) => setProblem(messageOf(error)))
      .finally(() => setLoading(false));
  }, []);
  useEffect(load, [load]);
  return { found, problem, isLoading, load };
}
