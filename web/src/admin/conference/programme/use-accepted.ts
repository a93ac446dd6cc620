import { ABSTRACTS_AT_ONCE, type OfficeAbstract } from '@quire/model/calls/abstracts';
import { ABSTRACTS_PER_CONFERENCE } from '@quire/model/entities/abstract';
import { useEffect, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';

/** The number of pages read at most, enough for all abstracts of a conference. */
const PAGES_MOST = Math.ceil(ABSTRACTS_PER_CONFERENCE / ABSTRACTS_AT_ONCE);

/** The abstracts accepted as talks; null while they load. */
export function useAccepted(conference: string) {
  const [accepted, setAccepted] = useState<readonly OfficeAbstract[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    async function load() {
      const all: OfficeAbstract[] = [];
      let after: string | undefined;
      for (let page = 0; page < PAGES_MOST; page += 1) {
        const asked = { conference, state: 'talk' as const, ...(after ? { after } : {}) };
        const { abstracts, next } = await call('conferenceAbstracts', asked);
        all.push(...abstracts);
        after = next;
        if (after === undefined) break;
      }
      if (isHere) setAccepted(all);
    }
    load().catch((error: unknown) => isHere && setProblem(messageOf(error)));
    return () => {
      isHere = false;
    };
  }, [conference]);
  return { accepted, problem };
}
