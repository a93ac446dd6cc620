import { useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../../../data/calls.ts';
import { messageOf } from '../../../../signed-in/message-of.ts';

type Answer = CallAnswer<'manuscriptChecks'>;

interface ManuscriptChecks {
  /** Null while it is asked for, and for whoever does not handle the manuscript. */
  readonly answer: Answer | null;
  readonly problem: string | null;
}

/** What only functions know of the checks of a manuscript; with null nothing is asked. */
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
