import type { Colleague } from '@quire/model/calls/discussions';
import { useEffect, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { messageOf } from '../../../../signed-in/message-of.ts';

export interface ManuscriptColleagues {
  /** Null while loading. */
  readonly colleagues: readonly Colleague[] | null;
  readonly problem: string | null;
}

/** The staff who may see a manuscript. */
export function useManuscriptColleagues(submission: string): ManuscriptColleagues {
  const [colleagues, setColleagues] = useState<readonly Colleague[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    call('manuscriptColleagues', { submission }).then(
      (answer) => isHere && setColleagues(answer.colleagues),
      (error: unknown) => isHere && setProblem(messageOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [submission]);
  return { colleagues, problem };
}
