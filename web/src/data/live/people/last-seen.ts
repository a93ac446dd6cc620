import { useEffect, useState } from 'react';
import { call } from '../../calls.ts';

/** `none`: never, as far as is known. */
type SeenOn = { readonly day: string | null };

type Days = Promise<Readonly<Record<string, string>>>;

/** The accounts that are asked for in this moment: the rows of a page are one call. */
let gathered: { readonly uids: Set<string>; readonly days: Days } | null = null;

function daysOf(uid: string): Days {
  if (!gathered) {
    const uids = new Set<string>();
    const days = Promise.resolve().then(async () => {
      gathered = null;
      return (await call('lastSeen', { uids: [...uids] })).days;
    });
    gathered = { uids, days };
  }
  gathered.uids.add(uid);
  return gathered.days;
}

/** The day on which an account was last used; null before it is known, and where nobody answers. */
export function useLastSeen(uid: string): SeenOn | null {
  const [seen, setSeen] = useState<SeenOn | null>(null);
  useEffect(() => {
    let isHere = true;
    setSeen(null);
    daysOf(uid).then(
      (days) => isHere && setSeen({ day: days[uid] ?? null }),
      // The list is useful without.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [uid]);
  return seen;
}
