import { useEffect, useState } from 'react';
import { call } from '../../calls.ts';

/** The day on which each account was last used, once it is known; null before, and where nobody answers. */
export function useLastSeen(uids: readonly string[]): Readonly<Record<string, string>> | null {
  const asked = uids.toSorted().join(' ');
  const [days, setDays] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    if (!asked) return;
    let isHere = true;
    call('lastSeen', { uids: asked.split(' ') }).then(
      (answer) => isHere && setDays(answer.days),
      // The list is useful without.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [asked]);
  return days;
}
