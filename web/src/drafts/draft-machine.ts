import { type MergedDraft, type Sides, withFields } from './merge-fields.ts';
import { sameValue } from './same-value.ts';

/** A draft that is edited in this window, and the version it is based on. */
export interface EditedDraft<Draft> {
  readonly mine: Draft;
  /** What is saved, as far as this window knows. */
  readonly base: Draft;
  readonly revision: number;
  /** Being saved; the record may change before the answer arrives. */
  readonly sent: SentDraft<Draft> | null;
  /** Another person has changed the same fields: nothing is saved until one version is chosen. */
  readonly conflict: {
    readonly theirs: Draft;
    readonly revision: number;
    readonly fields: readonly (keyof Draft)[];
  } | null;
}

interface SentDraft<Draft> {
  readonly draft: Draft;
  /** The version that was saved, as it was then. */
  readonly from: Draft;
  /** The changes made by the save itself. */
  readonly patch: Partial<Draft>;
}

export type DraftEvent<Draft> =
  | { readonly kind: 'edit'; readonly patch: Partial<Draft> }
  | { readonly kind: 'send'; readonly patch?: Partial<Draft> | undefined }
  /** `draft`: as stored, where that may differ from what was sent. */
  | { readonly kind: 'saved'; readonly revision: number; readonly draft?: Draft | undefined }
  | { readonly kind: 'not-saved' }
  | { readonly kind: 'arrived'; readonly draft: Draft; readonly revision: number }
  /** The fields to keep as they are here; the others take the other side's values. */
  | { readonly kind: 'choose'; readonly keepMine: readonly (keyof Draft)[] }
  /** Both sides' changes, based on theirs. */
  | { readonly kind: 'resolve'; readonly draft: Draft }
  /** Discards unsaved changes. */
  | { readonly kind: 'discard' };

/** How to compare two drafts, and to merge two changes. */
export interface DraftRules<Draft> {
  isSame(one: Draft, other: Draft): boolean;
  merge(sides: Sides<Draft>): Pick<MergedDraft<Draft>, 'draft' | 'conflicts'>;
}

export interface DraftMachine<Draft> {
  isDirty(state: EditedDraft<Draft>): boolean;
  /** Whether a save should be sent now. */
  wantsSave(state: EditedDraft<Draft>): boolean;
  reduce(state: EditedDraft<Draft>, event: DraftEvent<Draft>): EditedDraft<Draft>;
}

export function startDraft<Draft>(draft: Draft, revision: number): EditedDraft<Draft> {
  return { mine: draft, base: draft, revision, sent: null, conflict: null };
}

const sentOf = <Draft extends object>(mine: Draft, patch?: Partial<Draft>): SentDraft<Draft> => ({
  draft: patch ? { ...mine, ...patch } : mine,
  from: mine,
  patch: patch ?? {},
});

/** The state of a draft after typing, saving and others' saves, as a pure function. */
export function draftMachine<Draft extends object>({
  isSame,
  merge,
}: DraftRules<Draft>): DraftMachine<Draft> {
  type State = EditedDraft<Draft>;

  const isDirty = ({ mine, base }: State) => !isSame(mine, base);

  function arrive(state: State, theirs: Draft, revision: number): State {
    const known = state.conflict?.revision ?? state.revision;
    if (revision <= known) return state;
    // The draft's own save, whose answer is late or lost.
    if (state.sent && isSame(state.sent.draft, theirs)) return { ...state, base: theirs, revision };
    const { draft, conflicts } = merge({ ...state, theirs });
    return conflicts.length > 0
      ? { ...state, conflict: { theirs, revision, fields: conflicts } }
      : { ...state, mine: draft, base: theirs, revision, conflict: null };
  }

  function saved(state: State, revision: number, kept: Draft | undefined): State {
    const { sent, mine } = state;
    if (!sent || revision <= state.revision) return { ...state, sent: null };
    const base = kept ?? sent.draft;
    // What was typed meanwhile is kept.
    const next = sameValue(mine, sent.from) ? base : { ...mine, ...sent.patch };
    return { ...state, mine: next, base, revision, sent: null };
  }

  function choose(state: State, keepMine: readonly (keyof Draft)[]): State {
    if (!state.conflict) return state;
    const { theirs, fields } = state.conflict;
    const { draft } = merge({ ...state, theirs });
    const given = fields.filter((field) => !keepMine.includes(field));
    return onTheirs(state, withFields(draft, theirs, given));
  }

  function onTheirs(state: State, mine: Draft): State {
    if (!state.conflict) return { ...state, mine };
    const { theirs, revision } = state.conflict;
    return { ...state, mine, base: theirs, revision, conflict: null };
  }

  return {
    isDirty,
    wantsSave: (state) => state.sent === null && state.conflict === null && isDirty(state),
    reduce(state, event) {
      switch (event.kind) {
        case 'edit':
          return { ...state, mine: { ...state.mine, ...event.patch } };
        case 'send':
          return { ...state, sent: sentOf(state.mine, event.patch) };
        case 'saved':
          return saved(state, event.revision, event.draft);
        case 'not-saved':
          return { ...state, sent: null };
        case 'arrived':
          return arrive(state, event.draft, event.revision);
        case 'choose':
          return choose(state, event.keepMine);
        case 'resolve':
          return onTheirs(state, event.draft);
        case 'discard':
          return onTheirs(state, state.conflict?.theirs ?? state.base);
      }
    },
  };
}
