const KEPT = 'quire:notes';

/** Whether the reader has opened their notes on this device before. */
export function remembersNotes(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    // They press the button again.
    return false;
  }
}

export function rememberNotes(): void {
  try {
    localStorage.setItem(KEPT, '1');
  } catch {
    // They press the button again.
  }
}
