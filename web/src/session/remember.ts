import { KEPT } from './remembered.ts';

/** Remembers that somebody has signed in, or that nobody is any more, and tells this window too. */
export function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEPT, '1');
    else localStorage.removeItem(KEPT);
  } catch {
    // The header keeps its words.
  }
  // Browsers tell the other windows only.
  window.dispatchEvent(new Event('storage'));
}
