/** Whether somebody is signed in on this device: known without Firebase, for the header's one word. */
export const KEPT = 'quire:signed-in';

export function isSessionRemembered(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    // A browser without storage shows visitors' words; everything works.
    return false;
  }
}

/** Calls back when somebody signs in or out, here or in another window. */
export function onSessionRemembered(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
