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
  /** The list, which gets the focus after a change of page. */
  readonly list: RefObject<HTMLUListElement | null>;
}

/** A person's submissions and drafts, page by page. */
export function useSubmissionPages(uid: string): SubmissionPages {
  // The cursors of the earlier pages, for going back.
  const [places, setPlaces] = useState<readonly SubmissionCursor[]>([]);
  const page = useOwnSubmissions(uid, places.at(-1) ?? null);
  const list = useRef<HTMLUListElement>(null);
  /** The cursor of the current page until the next one has loaded. */
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
