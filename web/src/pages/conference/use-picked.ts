import { useEffect, useState } from 'react';

const placeOf = (ckey: string) => `quire:programme:${ckey}`;

function read(ckey: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(ckey)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // Storage may be closed to us, or hold what another program has written.
    return [];
  }
}

export interface Picked {
  /** Null until the page is alive: without JavaScript nothing can be picked. */
  readonly ids: ReadonlySet<string> | null;
  readonly toggle: (id: string) => void;
}

/** The sessions and talks of a conference that a reader has marked, kept on this device. */
export function usePicked(ckey: string): Picked {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    setIds(new Set(read(ckey)));
    const follow = ({ key }: StorageEvent) => {
      if (key === placeOf(ckey)) setIds(new Set(read(ckey)));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [ckey]);
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
      try {
        localStorage.setItem(placeOf(ckey), JSON.stringify([...next]));
      } catch {
        // It lasts as long as the page.
      }
    },
  };
}
