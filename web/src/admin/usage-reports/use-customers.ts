import { useCallback, useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';

export type Customers = CallAnswer<'usageCustomers'>;
export type Customer = Customers['customers'][number];

/** The institutions, and the months of reports; `look` asks again. */
export function useCustomers(): {
  readonly found: Customers | null;
  readonly problem: string | null;
  look(): void;
} {
  const [found, setFound] = useState<Customers | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a reason to ask.
  useEffect(() => {
    let isCurrent = true;
    setProblem(null);
    call('usageCustomers', {})
      .then((answer) => isCurrent && setFound(answer))
      .catch((error: unknown) => isCurrent && setProblem(messageOf(error)));
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  const look = useCallback(() => setAsked((before) => before + 1), []);
  return { found, problem, look };
}
