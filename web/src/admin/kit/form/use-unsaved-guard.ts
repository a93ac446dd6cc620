import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router';

export interface UnsavedGuard {
  readonly blocker: Blocker;
  /** Allows the next navigation: what was typed has been saved or is to be discarded. */
  letGo(): void;
}

/** Asks before a person leaves a form with unsaved changes: within the office, and when the window closes. */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const isFree = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isDirty &&
        !isFree.current &&
        (currentLocation.pathname !== nextLocation.pathname ||
          recordIn(currentLocation.search) !== recordIn(nextLocation.search)),
      [isDirty],
    ),
  );
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty && !isFree.current) event.preventDefault();
      },
      [isDirty],
    ),
  );
  useEffect(() => {
    if (!isDirty) isFree.current = false;
  }, [isDirty]);
  return {
    blocker,
    letGo: () => {
      isFree.current = true;
    },
  };
}

const recordIn = (search: string) => new URLSearchParams(search).get('record');
