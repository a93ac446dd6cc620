const KEY = 'quire:language';

/** Remembers on this device which language its reader has chosen. */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // No storage: the address alone says it.
  }
}

/** The language that was chosen on this device, by its tag; null where none was. */
export function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
