import type { StoredSubmission } from '@quire/model/entities/submission';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../data/calls.ts';
import { useProofs } from '../../../data/live/proofs.ts';
import { later } from '../../../drafts/saved-draft.ts';
import { useAuthorSession } from '../../session/session-context.ts';
import {
  type CorrectionsDraft,
  createCorrectionsDraft,
  type TypedCorrection,
} from './corrections-draft.ts';

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

const NO_ROWS: readonly TypedCorrection[] = [];
const nothingToHear = () => () => {};

/** The corrections of the proof that is out: each is saved when typing rests. */
export function useCorrections({ id, stageEnteredAt: proof }: StoredSubmission): Corrections {
  const { attempt } = useAuthorSession();
  const { records, loading } = useProofs(id);
  const [draft, setDraft] = useState<CorrectionsDraft | null>(null);
  const stored = records.find((each) => each.id === proof);

  // What was saved before this page was opened; from then on, what is typed here.
  useEffect(() => {
    if (loading) return;
    const send = (correction: TypedCorrection) =>
      attempt(() => call('saveCorrection', { submission: id, proof, correction }));
    setDraft(
      (before) => before ?? createCorrectionsDraft(stored?.corrections ?? [], { send, later }),
    );
  }, [loading, stored, attempt, id, proof]);
  const view = useSyncExternalStore(draft?.subscribe ?? nothingToHear, () => draft?.view() ?? null);
  // What is typed and not saved is saved when the page is left for another.
  useEffect(() => () => void draft?.flush(), [draft]);

  const rows = view?.draft.mine.rows ?? NO_ROWS;
  const write = (next: readonly TypedCorrection[]) => draft?.edit({ rows: next });
  return {
    rows,
    isReady: view !== null,
    saving: savingOf(view),
    problem: view?.problem ?? null,
    add(place) {
      const row = { id: crypto.randomUUID(), place, text: '' };
      write([...rows, row]);
      return row.id;
    },
    change: (row) => write(rows.map((each) => (each.id === row.id ? row : each))),
    remove: (gone) => write(rows.filter((each) => each.id !== gone)),
    settle: async () => draft?.flush() ?? true,
  };
}

function savingOf(view: ReturnType<CorrectionsDraft['view']> | null): Corrections['saving'] {
  if (!view) return 'untouched';
  if (view.problem !== null) return 'failed';
  if (view.isDirty || view.isSaving) return 'typing';
  return view.draft.revision > 0 ? 'saved' : 'untouched';
}
