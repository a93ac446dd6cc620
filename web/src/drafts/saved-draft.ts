import {
  type DraftEvent,
  type DraftRules,
  draftMachine,
  type EditedDraft,
} from './draft-machine.ts';

export interface DraftView<Draft, Refusal> {
  readonly draft: EditedDraft<Draft>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the last save failed; null if it did not. */
  readonly problem: Refusal | null;
  /** Whether unsaved changes are at least kept on this device. */
  readonly isKept: boolean;
}

export type SaveAnswer<Draft, Refusal> =
  | {
      readonly outcome: 'saved';
      readonly revision: number;
      /** The draft as stored, where that may differ from what was sent. */
      readonly draft?: Draft;
    }
  /** Another save came first: nothing was written. */
  | { readonly outcome: 'changed-elsewhere'; readonly draft: Draft; readonly revision: number }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** What a draft works with: the server, this device and a clock. */
export interface DraftPorts<Draft, Refusal> extends DraftRules<Draft> {
  /** Saves on top of a revision. Never rejects. */
  save(draft: Draft, revision: number): Promise<SaveAnswer<Draft, Refusal>>;
  /** Keeps unsaved changes on the device, or removes them with null. Returns whether that succeeded. */
  keep(draft: EditedDraft<Draft> | null): boolean;
  later(action: () => void, ms: number): () => void;
  /** The delay before a refused save is repeated; null: not before something changes. */
  again(refusal: Refusal): number | null | Promise<number | null>;
  /** The delay between a change and its save: the last change or, with `isSteady`, the first. Null: never. */
  readonly pauseMs: number | null;
  readonly isSteady?: boolean;
  /** Whether the draft is valid for saving. */
  maySave?(draft: Draft): boolean;
  /** Reads what is being typed, before it is saved. */
  settle?(): void;
}

export interface SavedDraft<Draft, Refusal> {
  subscribe(listener: () => void): () => void;
  view(): DraftView<Draft, Refusal>;
  edit(patch: Partial<Draft>): void;
  /** Reports typing that `settle` will read. */
  touch(): void;
  /** Reports the stored draft, whoever saved it. */
  arrived(draft: Draft, revision: number): void;
  choose(keepMine: readonly (keyof Draft)[]): void;
  /** Ends a conflict with the merged draft; without a conflict, replaces this draft. */
  resolve(draft: Draft): void;
  /** Discards unsaved changes. */
  discard(): void;
  /**
   * Saves unsaved changes now; `isNeeded` creates the record even for an empty draft. Returns whether
   * all is saved.
   */
  flush(isNeeded?: boolean): Promise<boolean>;
  /** Saves the draft now, with these additional changes. */
  save(patch?: Partial<Draft>): Promise<SaveAnswer<Draft, Refusal>>;
  /** Runs work that increases the revision, after the current save. Rejects with the failure. */
  exclusively(work: (revision: number) => Promise<number>): Promise<void>;
  /** Stops automatic saving. */
  stop(): void;
}

/** `setTimeout`, as a draft uses it. */
export function later(action: () => void, ms: number): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}

/**
 * Saves a draft automatically: after a pause in typing, on request, and again after a failure. Unsaved
 * changes are kept on the device. Others' saves are merged, or wait until a person chooses.
 */
export function createSavedDraft<Draft extends object, Refusal>(
  start: EditedDraft<Draft>,
  ports: DraftPorts<Draft, Refusal>,
): SavedDraft<Draft, Refusal> {
  const machine = draftMachine(ports);
  const listeners = new Set<() => void>();
  let view: DraftView<Draft, Refusal> = {
    ...{ draft: start, isDirty: machine.isDirty(start) },
    ...{ isSaving: false, problem: null, isKept: true },
  };
  let waiting: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  function dispatch(
    event: DraftEvent<Draft>,
    patch: Partial<Pick<DraftView<Draft, Refusal>, 'isSaving' | 'problem'>> = {},
  ) {
    const draft = machine.reduce(view.draft, event);
    const isDirty = machine.isDirty(draft);
    const isKept = ports.keep(isDirty ? draft : null);
    view = { ...view, draft, isDirty, isKept, ...patch };
    for (const listener of listeners) listener();
  }
  const wantsSave = () =>
    machine.wantsSave(view.draft) && (ports.maySave?.(view.draft.mine) ?? true);
  function stopWaiting() {
    waiting?.();
    waiting = null;
  }
  function saveLater(ms: number | null) {
    stopWaiting();
    if (ms !== null && !isStopped && wantsSave()) waiting = ports.later(() => void flush(), ms);
  }
  /** After a change. */
  function plan() {
    if (!ports.isSteady || !waiting || !wantsSave()) saveLater(ports.pauseMs);
  }

  async function saveOnce(patch?: Partial<Draft>): Promise<SaveAnswer<Draft, Refusal>> {
    const { mine, revision } = view.draft;
    dispatch({ kind: 'send', patch }, { isSaving: true });
    const answer = await ports.save(view.draft.sent?.draft ?? mine, revision);
    if (answer.outcome === 'saved') {
      const { revision: next, draft } = answer;
      dispatch({ kind: 'saved', revision: next, draft }, { isSaving: false, problem: null });
      saveLater(ports.pauseMs);
      return answer;
    }
    if (answer.outcome === 'changed-elsewhere') {
      dispatch({ kind: 'arrived', draft: answer.draft, revision: answer.revision });
      dispatch({ kind: 'not-saved' }, { isSaving: false, problem: null });
      saveLater(0);
      return answer;
    }
    dispatch({ kind: 'not-saved' }, { isSaving: false, problem: answer.refusal });
    const ms = await ports.again(answer.refusal);
    if (ms !== null) saveLater(ms);
    return answer;
  }

  /** Runs saves one after the other. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = work().finally(() => {
      running = null;
    });
    running = mine.then(
      () => {},
      () => {},
    );
    return mine;
  }

  async function flush(isNeeded = false): Promise<boolean> {
    stopWaiting();
    ports.settle?.();
    while (running) await running;
    if (wantsSave() || (isNeeded && view.draft.revision < 0)) {
      await alone(() => saveOnce());
    }
    return !view.isDirty && view.draft.revision >= 0;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    edit(patch) {
      isStopped = false;
      dispatch({ kind: 'edit', patch });
      plan();
    },
    touch() {
      isStopped = false;
      if (ports.pauseMs !== null) waiting ??= ports.later(() => void flush(), ports.pauseMs);
    },
    arrived(draft, revision) {
      if (revision <= view.draft.revision) return;
      dispatch({ kind: 'arrived', draft, revision });
      if (!running) plan();
    },
    choose(keepMine) {
      dispatch({ kind: 'choose', keepMine });
      saveLater(0);
    },
    resolve(draft) {
      dispatch({ kind: 'resolve', draft });
      plan();
    },
    discard() {
      dispatch({ kind: 'discard' });
      stopWaiting();
    },
    flush,
    async save(patch) {
      stopWaiting();
      while (running) await running;
      return alone(() => saveOnce(patch));
    },
    async exclusively(work) {
      stopWaiting();
      while (running) await running;
      await alone(async () => {
        dispatch({ kind: 'send' });
        try {
          const revision = await work(view.draft.revision);
          dispatch({ kind: 'saved', revision }, { problem: null });
        } catch (error) {
          dispatch({ kind: 'not-saved' });
          throw error;
        } finally {
          saveLater(ports.pauseMs);
        }
      });
    },
    stop() {
      isStopped = true;
      stopWaiting();
    },
  };
}
