import type { Decision } from '@quire/model/entities/submission-record';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import type { StaffMove } from '../moves/move-words.ts';
import { problemOf } from '../problem-of.ts';

export type ReleasedReport = Decision['reviews'][number];

export interface Draft {
  readonly letter: string;
  readonly write: (letter: string) => void;
  /** All that may be released, as they are edited. */
  readonly reports: readonly ReleasedReport[];
  readonly isReleased: (place: number) => boolean;
  readonly release: (place: number, isReleased: boolean) => void;
  readonly edit: (place: number, comments: string) => void;
  /** Those that are sent. */
  readonly released: readonly ReleasedReport[];
  readonly loading: boolean;
  readonly problem: string | null;
}

/**
 * The letter of a decision as the press drafts it, then as its editor writes it. Another choice brings
 * another letter, unless a word of this one was changed; reports stay as they were edited.
 */
export function useDraft(submission: string, move: StaffMove | null): Draft {
  const [letter, setLetter] = useState('');
  const [reports, setReports] = useState<readonly ReleasedReport[] | null>(null);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const drafted = useRef('');
  const written = useRef('');
  useEffect(() => {
    if (!move) return;
    let current = true;
    setLoading(true);
    setProblem(null);
    call('draftDecision', { submission, event: move })
      .then((draft) => {
        if (!current) return;
        if (written.current === drafted.current) {
          written.current = draft.letter;
          setLetter(draft.letter);
        }
        drafted.current = draft.letter;
        setReports((before) => before ?? draft.reviews);
      })
      .catch((error: unknown) => current && setProblem(problemOf(error)))
      .finally(() => current && setLoading(false));
    return () => {
      current = false;
    };
  }, [submission, move]);
  const all = reports ?? [];
  return {
    letter,
    write: (text) => {
      written.current = text;
      setLetter(text);
    },
    reports: all,
    isReleased: (place) => !kept.has(place),
    release: (place, isReleased) =>
      setKept((before) => {
        const next = new Set(before);
        if (isReleased) next.delete(place);
        else next.add(place);
        return next;
      }),
    edit: (place, comments) =>
      setReports(all.map((report, at) => (at === place ? { ...report, comments } : report))),
    released: all.filter((_, place) => !kept.has(place)),
    loading,
    problem,
  };
}
