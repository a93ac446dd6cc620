import type { StoredSubmission } from '@quire/model/entities/submission';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { useProofs } from '../../../data/live/proofs.ts';
import { messageOf } from '../../kit/message-of.ts';
import { useAuthorSession } from '../../session/session-context.ts';

/** How long typing rests before it is saved. */
const REST_MS = 800;

export interface TypedCorrection {
  readonly id: string;
  readonly place: string;
  readonly text: string;
}

export interface Corrections {
  readonly rows: readonly TypedCorrection[];
  /** Whether what was saved before is there. */
  readonly isReady: boolean;
  readonly saving: 'untouched' | 'typing' | 'saved' | 'failed';
  readonly problem: string | null;
  /** Begins one; answers with its id. */
  readonly add: (place: string) => string;
  readonly change: (row: TypedCorrection) => void;
  readonly remove: (id: string) => void;
  /** Saves what is not saved yet. Answers whether all of it is. */
  readonly settle: () => Promise<boolean>;
}

/** The corrections of the proof that is out: each is saved when typing rests. */
export function useCorrections({ id, stageEnteredAt: proof }: StoredSubmission): Corrections {
  const { attempt } = useAuthorSession();
  const { records, loading } = useProofs(id);
  const [rows, setRows] = useState<readonly TypedCorrection[] | null>(null);
  const [saving, setSaving] = useState<Corrections['saving']>('untouched');
  const [problem, setProblem] = useState<string | null>(null);
  const unsaved = useRef(new Map<string, TypedCorrection>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  const stored = records.find((each) => each.id === proof);

  // What was saved before this page was opened; from then on, what is typed here.
  useEffect(() => {
    if (!loading) setRows((before) => before ?? stored?.corrections ?? []);
  }, [loading, stored]);

  const save = useCallback(async () => {
    for (const row of [...unsaved.current.values()]) {
      try {
        const correction = { id: row.id, place: row.place, text: row.text };
        await attempt(() => call('saveCorrection', { submission: id, proof, correction }));
        if (unsaved.current.get(row.id) === row) unsaved.current.delete(row.id);
      } catch (error) {
        setProblem(messageOf(error));
        setSaving('failed');
        return false;
      }
    }
    setProblem(null);
    setSaving(unsaved.current.size === 0 ? 'saved' : 'typing');
    return unsaved.current.size === 0;
  }, [attempt, id, proof]);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    // One after the other: of one correction, the newest words are sent last.
    last.current = last.current.then(save);
    return last.current;
  }, [save]);

  // What is typed and not saved is saved when the page is left for another.
  useEffect(
    () => () => {
      if (unsaved.current.size > 0) void settle();
    },
    [settle],
  );

  const keep = useCallback(
    (row: TypedCorrection) => {
      unsaved.current.set(row.id, row);
      setSaving('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void settle(), REST_MS);
    },
    [settle],
  );

  return {
    rows: rows ?? [],
    isReady: rows !== null,
    saving,
    problem,
    add(place) {
      const row = { id: crypto.randomUUID(), place, text: '' };
      setRows((before) => [...(before ?? []), row]);
      if (place) keep(row);
      return row.id;
    },
    change(row) {
      setRows((before) => (before ?? []).map((each) => (each.id === row.id ? row : each)));
      keep(row);
    },
    remove(gone) {
      setRows((before) => (before ?? []).filter((each) => each.id !== gone));
      keep({ id: gone, place: '', text: '' });
    },
    settle,
  };
}
