import { useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';

interface Readiness {
  readonly answer: CallAnswer<'journalReadiness'> | null;
  readonly problem: string | null;
}

const NOTHING: Readiness = { answer: null, problem: null };

/** What was counted of a journal ('': of none), when the page opens and when another journal is chosen. */
export function useReadiness(journal: string): Readiness {
  const [readiness, setReadiness] = useState(NOTHING);
  useEffect(() => {
    let isWanted = true;
    setReadiness(NOTHING);
    if (journal === '') return undefined;
    call('journalReadiness', { journal }).then(
      (answer) => isWanted && setReadiness({ answer, problem: null }),
      (error: unknown) => isWanted && setReadiness({ answer: null, problem: messageOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [journal]);
  return readiness;
}
