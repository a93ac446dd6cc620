import type { Commit } from '../store/store.ts';
import type { TriggerEvent } from '../triggers/event.ts';

/** Where commits are written down before they are acknowledged. */
export interface Journal {
  /** Resolves once the commit and the events it caused would survive `kill -9` and power loss. */
  readonly record: (commit: Commit, events: readonly TriggerEvent[]) => Promise<void>;
  /** Notes that an event was delivered; nobody waits for it. */
  readonly delivered: (eventId: string) => void;
  readonly close: () => Promise<void>;
}

/** Nothing is kept: for tests and for a server without `--data`. */
export const memoryJournal: Journal = {
  record: () => Promise.resolve(),
  delivered: () => {},
  close: () => Promise.resolve(),
};
