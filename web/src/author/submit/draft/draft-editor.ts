import type { SubmissionDraft } from '@quire/model/entities/submission';
import { mergeDrafts, sameDraft, withFields } from './merge-drafts.ts';

type DraftField = keyof SubmissionDraft;

/** A draft that is being written in this window, and what it stands on. */
export interface EditedDraft {
  readonly mine: SubmissionDraft;
  /** What is saved, as far as this window knows. */
  readonly base: SubmissionDraft;
  readonly revision: number;
  /** On its way: its save may arrive by the record before it is answered. */
  readonly sent: SubmissionDraft | null;
  /** Another window has changed the same fields: nothing is saved until somebody chooses. */
  readonly conflict: {
    readonly theirs: SubmissionDraft;
    readonly revision: number;
    readonly fields: readonly DraftField[];
  } | null;
}

export type DraftEvent =
  | { readonly kind: 'edit'; readonly patch: Partial<SubmissionDraft> }
  | { readonly kind: 'send' }
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'not-saved' }
  | { readonly kind: 'arrived'; readonly draft: SubmissionDraft; readonly revision: number }
  /** The fields to keep as they are here; the other ones become what the other window says. */
  | { readonly kind: 'choose'; readonly keepMine: readonly DraftField[] };

export function startDraft(draft: SubmissionDraft, revision: number): EditedDraft {
  return { mine: draft, base: draft, revision, sent: null, conflict: null };
}

export const isDirty = ({ mine, base }: EditedDraft): boolean => !sameDraft(mine, base);

/** Whether a save should be sent now. */
export const wantsSave = (draft: EditedDraft): boolean =>
  draft.sent === null && draft.conflict === null && isDirty(draft);

export function draftReducer(state: EditedDraft, event: DraftEvent): EditedDraft {
  switch (event.kind) {
    case 'edit':
      return { ...state, mine: { ...state.mine, ...event.patch } };
    case 'send':
      return { ...state, sent: state.mine };
    case 'saved':
      if (!state.sent || event.revision <= state.revision) return { ...state, sent: null };
      return { ...state, base: state.sent, revision: event.revision, sent: null };
    case 'not-saved':
      return { ...state, sent: null };
    case 'arrived':
      return arrive(state, event.draft, event.revision);
    case 'choose':
      return choose(state, event.keepMine);
  }
}

function arrive(state: EditedDraft, theirs: SubmissionDraft, revision: number): EditedDraft {
  const known = state.conflict?.revision ?? state.revision;
  if (revision <= known) return state;
  // My own save, whose answer is late or lost.
  if (state.sent && sameDraft(state.sent, theirs)) return { ...state, base: theirs, revision };
  const { draft, conflicts } = mergeDrafts(state.base, state.mine, theirs);
  return conflicts.length > 0
    ? { ...state, conflict: { theirs, revision, fields: conflicts } }
    : { ...state, mine: draft, base: theirs, revision, conflict: null };
}

function choose(state: EditedDraft, keepMine: readonly DraftField[]): EditedDraft {
  if (!state.conflict) return state;
  const { theirs, revision, fields } = state.conflict;
  const { draft } = mergeDrafts(state.base, state.mine, theirs);
  const mine = withFields(
    draft,
    theirs,
    fields.filter((field) => !keepMine.includes(field)),
  );
  return { ...state, mine, base: theirs, revision, conflict: null };
}
