const KEPT = 'quire:address';

/** Remembers in this window the address that a mail was sent to, for the page that names it. */
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
