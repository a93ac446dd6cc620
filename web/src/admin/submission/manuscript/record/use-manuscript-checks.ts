import { useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../../../data/calls.ts';
import { messageOf } from '../../../../signed-in/message-of.ts';

type Answer = CallAnswer<'manuscriptChecks'>;

interface ManuscriptChecks {
  /** Null while loading, and for people who do not handle the manuscript. */
  readonly answer: Answer | null;
  readonly problem: string | null;
}

/** The check results that only functions can read; with null nothing is requested. */
export function useManuscriptChecks(submission: string | null): ManuscriptChecks {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (submission === null) return;
    let isHere = true;
    call('manuscriptChecks', { submission }).then(
      (found) => isHere && setAnswer(found),
      (error: unknown) => isHere && setProblem(messageOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [submission]);
  return { answer, problem };
}
