/** The specification's section 5: which addresses navigation may follow. */

/** Characters that browsers ignore or turn into slashes before they read an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip exactly these
const IGNORED = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202f\ufeff]/g;

/** Whether an address would run a script (`javascript:`, `data:`, `vbscript:`), however it is disguised. */
export function isScriptUrl(address: string): boolean {
  let plain = address;
  for (let i = 0; i < 3; i += 1) {
    if (/^(javascript|data|vbscript|blob|file):/i.test(plain.replace(IGNORED, ''))) return true;
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return true;
    }
  }
  return false;
}

/**
 * The path, query and hash of an address on this site, or null for anything else: other hosts,
 * protocol-relative (`//host`), backslashes, script protocols. For `next=` parameters and links.
 */
export function internalPath(address: string): string | null {
  const plain = address.replace(IGNORED, '');
  if (!plain.startsWith('/') || isScriptUrl(plain)) return null;
  try {
    const base = 'https://internal.invalid';
    const url = new URL(plain, base);
    const twice = new URL(decodeURIComponent(plain), base);
    if (url.origin !== base || twice.origin !== base) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}
