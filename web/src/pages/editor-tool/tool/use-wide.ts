import { useSyncExternalStore } from 'react';

/** Room for text and preview side by side. */
const WIDE = '(width >= 62rem)';

let known: MediaQueryList | null = null;

function query(): MediaQueryList {
  known ??= matchMedia(WIDE);
  return known;
}

function subscribe(listener: () => void): () => void {
  query().addEventListener('change', listener);
  return () => query().removeEventListener('change', listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
