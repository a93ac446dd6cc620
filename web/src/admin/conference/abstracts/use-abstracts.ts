import type { AbstractState } from '@quire/model/entities/abstract';
import { useCallback, useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';

export type ConferenceAbstracts = CallAnswer<'conferenceAbstracts'>;

/** A page of a conference's abstracts with its committee, as of the time of the request. */
export function useAbstracts(
  conference: string,
  state: AbstractState | null,
  after: string | undefined,
) {
  const [found, setFound] = useState<ConferenceAbstracts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(async () => {
    try {
      const asked = { conference, ...(state ? { state } : {}), ...(after ? { after } : {}) };
      setFound(await call('conferenceAbstracts', asked));
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }, [conference, state, after]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { found, problem, reload };
}
