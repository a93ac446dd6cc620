import type { Problem } from '@quire/model/submission/submission-check';
import { useEffect, useState } from 'react';
import { type StepKey, stepOfField } from '../step-table/steps.ts';

interface SeenSteps {
  /** Whether somebody has had the chance to fill in this field. */
  seen(field: string): boolean;
  readonly done: ReadonlySet<StepKey>;
  readonly open: ReadonlySet<StepKey>;
}

/**
 * Which steps somebody has left already, and what they miss: nobody is told what is wrong with a
 * field before they came to it. Whoever has seen the last step has seen them all.
 */
export function useSeenSteps(
  step: StepKey,
  steps: readonly StepKey[],
  problems: readonly Problem[],
): SeenSteps {
  const [left, setLeft] = useState<ReadonlySet<StepKey>>(new Set());
  useEffect(() => {
    if (step === 'review') setLeft(new Set(steps));
    return () => setLeft((known) => (known.has(step) ? known : new Set([...known, step])));
  }, [step, steps]);
  const missing = new Set(problems.map(({ field }) => stepOfField(field)));
  return {
    seen(field) {
      const of = stepOfField(field);
      return of !== null && left.has(of);
    },
    done: new Set([...left].filter((each) => each !== 'review' && !missing.has(each))),
    open: new Set([...left].filter((each) => missing.has(each))),
  };
}
