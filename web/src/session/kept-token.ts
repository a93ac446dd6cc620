const KEPT = 'quire:invitation';

/**
 * Keeps the secret of a mailed link in this window during sign-in, as it must not be part of an
 * address that a server sees.
 */
export function keepToken(token: string): void {
  try {
    sessionStorage.setItem(KEPT, token);
  } catch {
    // The person can follow the link in the mail again.
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
