import type { Problem } from '@quire/model/submission/submission-check';
import { useEffect, useMemo, useState } from 'react';
import { useAuthorSession } from '../../session/session-context.ts';
import { type StepKey, stepOfField } from '../step-table/steps.ts';
import { storedSteps } from './stored-steps.ts';

interface SeenSteps {
  /** Whether the person has visited this field's step. */
  seen(field: string): boolean;
  readonly done: ReadonlySet<StepKey>;
  readonly open: ReadonlySet<StepKey>;
}

/**
 * The visited steps of a manuscript and what they lack. Problems are not shown before a step was
 * visited. After the last step, all count as visited. This is kept on the device.
 */
export function useSeenSteps(
  id: string,
  step: StepKey,
  steps: readonly StepKey[],
  problems: readonly Problem[],
): SeenSteps {
  const { uid } = useAuthorSession().person;
  const kept = useMemo(() => storedSteps(uid, id), [uid, id]);
  const [left, setLeft] = useState<ReadonlySet<StepKey>>(() => new Set(kept.read()));
  useEffect(() => {
    const add = (more: readonly StepKey[]) =>
      setLeft((known) =>
        more.every((each) => known.has(each)) ? known : new Set([...known, ...more]),
      );
    if (step === 'review') add(steps);
    return () => add([step]);
  }, [step, steps]);
  useEffect(() => {
    if (left.size > 0) kept.write([...left]);
  }, [left, kept]);
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
