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
  /** Why the last save did not work; null while nothing is wrong. */
  readonly problem: Refusal | null;
  /** Whether what is not saved is at least on this device. */
  readonly isKept: boolean;
}

export type SaveAnswer<Draft, Refusal> =
  | {
      readonly outcome: 'saved';
      readonly revision: number;
      /** As the press keeps it, where that may differ from what was sent. */
      readonly draft?: Draft;
    }
  /** Somebody else's save came first: nothing was written. */
  | { readonly outcome: 'changed-elsewhere'; readonly draft: Draft; readonly revision: number }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** What a draft works with: the press, this device and a clock. */
export interface DraftPorts<Draft, Refusal> extends DraftRules<Draft> {
  /** Saves on top of a revision. Never rejects. */
  save(draft: Draft, revision: number): Promise<SaveAnswer<Draft, Refusal>>;
  /** Keeps what is not saved on the device; forgets it with null. Whether that worked. */
  keep(draft: EditedDraft<Draft> | null): boolean;
  later(action: () => void, ms: number): () => void;
  /** How long until it is saved again by itself after a refusal; null: not before something changes. */
  again(refusal: Refusal): number | null | Promise<number | null>;
  /** How long after a change it is saved by itself: the last one, or where `isSteady` the first one. Null: never. */
  readonly pauseMs: number | null;
  readonly isSteady?: boolean;
  /** Whether the press could take it as it is. */
  maySave?(draft: Draft): boolean;
  /** Reads what is being typed, before it is saved. */
  settle?(): void;
}

export interface SavedDraft<Draft, Refusal> {
  subscribe(listener: () => void): () => void;
  view(): DraftView<Draft, Refusal>;
  edit(patch: Partial<Draft>): void;
  /** Something is being typed that `settle` will read. */
  touch(): void;
  /** The press has this draft now, whoever saved it. */
  arrived(draft: Draft, revision: number): void;
  choose(keepMine: readonly (keyof Draft)[]): void;
  /** Ends a conflict with what both want; without one, puts another draft in place of this one. */
  resolve(draft: Draft): void;
  /** Throws away what is not saved. */
  discard(): void;
  /** Saves now what is not saved; `isNeeded` makes the record even of an empty draft. Whether all is saved. */
  flush(isNeeded?: boolean): Promise<boolean>;
  /** Saves now whatever stands there, with these changes besides. */
  save(patch?: Partial<Draft>): Promise<SaveAnswer<Draft, Refusal>>;
  /** Does something that moves the revision on, after what is being saved. Rejects with what failed. */
  exclusively(work: (revision: number) => Promise<number>): Promise<void>;
  /** Nothing more is saved by itself. */
  stop(): void;
}

/** `setTimeout`, as a draft uses it. */
export function later(action: () => void, ms: number): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}

/**
 * Saves a draft by itself: after a pause in typing, when asked to, and again where it did not work. What is not
 * saved is kept on the device. What others save meanwhile is merged, or waits for somebody to choose.
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

  /** One after the other: none is begun before the last has ended. */
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
