import { KEPT } from './remembered.ts';

/** Remembers whether a person is signed in, and notifies this window as well. */
export function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEPT, '1');
    else localStorage.removeItem(KEPT);
  } catch {
    // The header does not change.
  }
  // Browsers notify only the other windows.
  window.dispatchEvent(new Event('storage'));
}
