import type { SubmissionDraft } from '@quire/model/entities/submission';
import type { ErrorCode } from '@quire/model/errors';
import type { DraftSaved } from '../../../data/live/save-draft.ts';
import {
  type DraftEvent,
  draftReducer,
  type EditedDraft,
  isDirty,
  wantsSave,
} from './draft-editor.ts';
import { draftOf } from './merge-drafts.ts';

export interface DraftView {
  readonly draft: EditedDraft;
  readonly isSaving: boolean;
  /** Why the last save did not work; null while nothing is wrong. */
  readonly problem: ErrorCode | null;
}

/** What the store works with: the database, this device and a clock. */
export interface DraftPorts {
  save(draft: SubmissionDraft, revision: number): Promise<DraftSaved>;
  keep(draft: EditedDraft | null): void;
  later(action: () => void, ms: number): () => void;
  /** Asks for the password, where the session has ended. Whether it was given. */
  signIn(): Promise<boolean>;
}

export interface DraftStore {
  subscribe(listener: () => void): () => void;
  view(): DraftView;
  edit(patch: Partial<SubmissionDraft>): void;
  arrived(record: SubmissionDraft & { readonly revision: number }): void;
  choose(keepMine: readonly (keyof SubmissionDraft)[]): void;
  /** Saves now what is not saved; `isNeeded` makes the record even of an empty draft. Whether all is saved. */
  flush(isNeeded?: boolean): Promise<boolean>;
}

const PAUSE_MS = 1_200;
const AGAIN_MS = 8_000;

/** Saves a draft by itself: after a pause in typing, when asked to, and again where it did not work. */
export function createDraftStore(start: EditedDraft, ports: DraftPorts): DraftStore {
  let view: DraftView = { draft: start, isSaving: false, problem: null };
  const listeners = new Set<() => void>();
  let waiting: (() => void) | null = null;
  let running: Promise<void> | null = null;

  function show(patch: Partial<DraftView>) {
    view = { ...view, ...patch };
    for (const listener of listeners) listener();
  }
  function dispatch(event: DraftEvent, patch: Partial<DraftView> = {}) {
    const draft = draftReducer(view.draft, event);
    ports.keep(isDirty(draft) ? draft : null);
    show({ draft, ...patch });
  }
  function stopWaiting() {
    waiting?.();
    waiting = null;
  }
  function saveLater(ms: number) {
    stopWaiting();
    if (wantsSave(view.draft)) waiting = ports.later(() => void flush(), ms);
  }

  async function saveOnce(): Promise<void> {
    const { mine, revision } = view.draft;
    dispatch({ kind: 'send' }, { isSaving: true });
    const answer = await ports.save(mine, revision);
    if (answer.outcome === 'saved') {
      dispatch({ kind: 'saved', revision: answer.revision }, { isSaving: false, problem: null });
      saveLater(PAUSE_MS);
      return;
    }
    if (answer.outcome === 'changed-elsewhere') {
      const { record } = answer;
      dispatch({ kind: 'arrived', draft: draftOf(record), revision: record.revision });
      dispatch({ kind: 'not-saved' }, { isSaving: false, problem: null });
      saveLater(0);
      return;
    }
    dispatch({ kind: 'not-saved' }, { isSaving: false, problem: answer.code });
    if (answer.code === 'save/failed') saveLater(AGAIN_MS);
    if (answer.code === 'account/sign-in-again' && (await ports.signIn())) saveLater(0);
  }

  async function flush(isNeeded = false): Promise<boolean> {
    stopWaiting();
    while (running) await running;
    if (wantsSave(view.draft) || (isNeeded && view.draft.revision < 0)) {
      running = saveOnce().finally(() => {
        running = null;
      });
      await running;
    }
    return !isDirty(view.draft) && view.draft.revision >= 0;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    edit(patch) {
      dispatch({ kind: 'edit', patch });
      saveLater(PAUSE_MS);
    },
    arrived(record) {
      const { revision } = record;
      if (revision > view.draft.revision) {
        dispatch({ kind: 'arrived', draft: draftOf(record), revision });
        if (!running) saveLater(PAUSE_MS);
      }
    },
    choose(keepMine) {
      dispatch({ kind: 'choose', keepMine });
      saveLater(0);
    },
    flush,
  };
}
