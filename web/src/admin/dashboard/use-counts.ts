import { useEffect, useState } from 'react';
import { countRecords } from '../../data/live/office/count-records.ts';
import type { Person } from '../../session/use-person.ts';
import { mayEnter } from '../kit/may-enter.ts';
import { type Waiting, WHAT_WAITS } from './what-waits.ts';

export interface Counted extends Waiting {
  /** `null`: loading. `undefined`: could not be loaded. */
  readonly count: number | null | undefined;
}

/** The pending items for this person, with numbers as soon as the server has counted them. */
export function useCounts({ claims }: Person): readonly Counted[] {
  const [counts, setCounts] = useState<ReadonlyMap<string, number | undefined>>(new Map());
  useEffect(() => {
    let current = true;
    for (const waiting of WHAT_WAITS.filter((each) => mayEnter(claims, each))) {
      countRecords(claims, waiting)
        .catch(() => undefined)
        .then((count) => {
          if (current) setCounts((before) => new Map(before).set(waiting.label, count));
        });
    }
    return () => {
      current = false;
    };
  }, [claims]);
  return WHAT_WAITS.filter((each) => mayEnter(claims, each)).map((waiting) => ({
    ...waiting,
    count: counts.has(waiting.label) ? counts.get(waiting.label) : null,
  }));
}
