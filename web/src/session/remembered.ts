/** Whether a person is signed in on this device, known without Firebase, for the header's link. */
export const KEPT = 'quire:signed-in';

export function isSessionRemembered(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    // Without storage, the header shows the link for visitors.
    return false;
  }
}

/** Calls back on signing in or out, here or in another window. */
export function onSessionRemembered(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
