const KEPT = 'quire:address';

/** Remembers in this window which address a mail was sent to, for the page that says to look for it. */
export function rememberSentAddress(email: string): void {
  try {
    sessionStorage.setItem(KEPT, email);
  } catch {
    // The page asks for it.
  }
}

export function sentAddress(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}
