const KEPT = 'quire:invitation';

/** Keeps the secret of a mailed link in this window while its owner signs in: it must not stand in an address that a server sees. */
export function keepToken(token: string): void {
  try {
    sessionStorage.setItem(KEPT, token);
  } catch {
    // They follow the link of the mail again.
  }
}

export function keptToken(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // There is none.
  }
}
