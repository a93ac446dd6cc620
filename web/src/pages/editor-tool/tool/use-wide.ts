import { useSyncExternalStore } from 'react';

/** Room for text and preview side by side. */
const WIDE = '(width >= 62rem)';

let known: MediaQueryList | null = null;

function query(): MediaQueryList {
  known ??= matchMedia(WIDE);
  return known;
}

/** A query that is read before it tells of its change tells nothing: windows always say that they changed. */
function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  query().addEventListener('change', listener, { signal: stop.signal });
  addEventListener('resize', listener, { signal: stop.signal });
  return () => stop.abort();
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
