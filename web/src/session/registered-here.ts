const KEPT = 'quire:registered';
const BYTES = 32;

/**
 * A secret that this browser keeps from registration until the address is confirmed, so that the
 * mailed link also signs in. Undefined if nothing can be kept.
 */
export function rememberRegistration(): string | undefined {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const secret = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(KEPT, secret);
    return secret;
  } catch {
    return undefined;
  }
}

/** Undefined if the person registered in another browser. */
export function rememberedRegistration(): string | undefined {
  try {
    return localStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetRegistration(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // There is none.
  }
}
