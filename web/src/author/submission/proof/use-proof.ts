import type { Proof } from '@quire/model/calls/articles';
import { useEffect, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { useAuthorSession } from '../../session/session-context.ts';

export interface ShownProof {
  readonly proof: Proof | null;
  readonly problem: string | null;
}

/** The article as it will look, made anew for whoever opens it. `sent`: another proof is another one. */
export function useProof(submission: string, sent: string): ShownProof {
  const { attempt } = useAuthorSession();
  const [shown, setShown] = useState<ShownProof>({ proof: null, problem: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies(sent): another proof under the same address
  useEffect(() => {
    let current = true;
    const show = (next: ShownProof) => current && setShown(next);
    attempt(() => call('viewProof', { submission })).then(
      (proof) => show({ proof, problem: null }),
      (error: unknown) => show({ proof: null, problem: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [attempt, submission, sent]);
  return shown;
}
