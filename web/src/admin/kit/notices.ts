import { useSyncExternalStore } from 'react';

/** A message about something that was done, and how to undo it. */
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

/** Says what was done, also on the next page of the office. `undo` reverses it. */
export function tell(text: string, undo?: () => Promise<void>): void {
  count += 1;
  show({ id: count, text, severity: 'success', undo });
}

/** Says what went wrong after the page that started it was left. */
export function tellFailure(text: string): void {
  count += 1;
  show({ id: count, text, severity: 'error' });
}

export function dismissNotice(): void {
  show(null);
}

/** The current message. */
export function useNotice(): Notice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
