const KEPT = 'quire:search-slash';
const listeners = new Set<() => void>();

/** Whether `/` goes to the search field: a key of one letter can be turned off (WCAG 2.1.4). */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    // Nothing could be kept: the key does what it does everywhere.
    return true;
  }
}

export function turnSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'off');
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the key is turned on or off. */
export function onSlash(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
