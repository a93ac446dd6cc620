import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type SubmissionCursor,
  type SubmissionsPage,
  useOwnSubmissions,
} from '../../data/live/submissions.ts';

interface SubmissionPages extends SubmissionsPage {
  readonly isFirst: boolean;
  readonly newer: () => void;
  readonly older: () => void;
  /** The list: once a page has turned, whoever turned it goes on at its top. */
  readonly list: RefObject<HTMLUListElement | null>;
}

/** What somebody has sent or begun, page by page. */
export function useSubmissionPages(uid: string): SubmissionPages {
  // The places where the earlier pages began: the way back.
  const [places, setPlaces] = useState<readonly SubmissionCursor[]>([]);
  const page = useOwnSubmissions(uid, places.at(-1) ?? null);
  const list = useRef<HTMLUListElement>(null);
  /** How the page began that somebody is leaving, until the other one is there. */
  const left = useRef<string | null>(null);
  const first = page.submissions[0]?.id ?? '';
  useEffect(() => {
    if (left.current === null || page.loading || left.current === first) return;
    left.current = null;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [page.loading, first]);
  const turn = (next: readonly SubmissionCursor[]) => {
    left.current = first;
    setPlaces(next);
  };
  return {
    ...page,
    isFirst: places.length === 0,
    newer: () => turn(places.slice(0, -1)),
    older: () => page.next && turn([...places, page.next]),
    list,
  };
}
