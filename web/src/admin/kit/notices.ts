import { useSyncExternalStore } from 'react';

/** Something that was done, said for a moment, and how to take it back. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly severity: 'success' | 'error';
  readonly undo?: (() => Promise<void>) | undefined;
}

let shown: Notice | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(notice: Notice | null) {
  shown = notice;
  for (const listener of listeners) listener();
}

/** Says what was done, on whatever page of the office comes next. `undo` takes it back. */
export function tell(text: string, undo?: () => Promise<void>): void {
  count += 1;
  show({ id: count, text, severity: 'success', undo });
}

/** Says what went wrong after the page that asked for it is gone. */
export function tellFailure(text: string): void {
  count += 1;
  show({ id: count, text, severity: 'error' });
}

export function dismissNotice(): void {
  show(null);
}

/** What is said right now. */
export function useNotice(): Notice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
