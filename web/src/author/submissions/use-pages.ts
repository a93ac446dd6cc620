import { type RefCallback, useCallback, useRef, useState } from 'react';
import type { SubmissionCursor } from '../../data/live/submissions.ts';

export interface Pages {
  /** Where the page that is shown begins; null for the first. */
  readonly place: SubmissionCursor | null;
  readonly isFirst: boolean;
  readonly newer: () => void;
  readonly older: (next: SubmissionCursor) => void;
  /** For the list: once a page was turned, whoever turned it goes on at the top of the new one. */
  readonly list: RefCallback<HTMLElement>;
}

/** Turning the pages of a list that is loaded page by page. */
export function usePages(): Pages {
  // The places where the earlier pages began: the way back.
  const [places, setPlaces] = useState<readonly SubmissionCursor[]>([]);
  const isTurned = useRef(false);
  const turn = (next: readonly SubmissionCursor[]) => {
    isTurned.current = true;
    setPlaces(next);
  };
  const list = useCallback((element: HTMLElement | null) => {
    if (!element || !isTurned.current) return;
    isTurned.current = false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  }, []);
  return {
    place: places.at(-1) ?? null,
    isFirst: places.length === 0,
    newer: () => turn(places.slice(0, -1)),
    older: (next) => turn([...places, next]),
    list,
  };
}
