/** Which addresses navigation may follow. */

/** Protocols that run a script, or show content that no server provides. */
const SCRIPT = /^(javascript|data|vbscript|blob|file|filesystem|view-source):/i;

/** Characters that browsers drop before they read an address, and such that nobody sees. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip exactly these
const IGNORED = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202f\ufeff]/g;

/** Whoever disguises an address by percent signs does not stop at one layer. */
const LAYERS = 3;

/** An address, and what it says after percent-decoding it again and again. */
function readings(address: string): string[] {
  const all = [address];
  for (let last = address; all.length <= LAYERS; all.push(last)) {
    // Byte by byte: a protocol, a slash and a backslash are ASCII, and nothing is malformed.
    last = last.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return all;
}

/** Whether an address would run a script (`javascript:`, `data:`, `vbscript:`), however it is disguised. */
export function isScriptUrl(address: string): boolean {
  return readings(address).some((reading) => SCRIPT.test(reading.replace(IGNORED, '')));
}

const BASE = 'https://internal.invalid';

/** Where a browser on our site would go, or null where it would leave. */
function pathHere(address: string): string | null {
  if (!URL.canParse(address, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  // `/.//host` is a path of ours that, written down again, is another host.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/**
 * The path, query and hash of an address on this site, or null for anything else: other hosts,
 * protocol-relative (`//host`), backslashes, script protocols. For `next=` parameters and links.
 */
export function internalPath(address: string): string | null {
  if (!/^\s*\//.test(address) || isScriptUrl(address)) return null;
  const path = pathHere(address);
  // What comes of it is read again as well: `/a%5C/../%5C` becomes `/%5C`.
  return path !== null &&
    [...readings(address), ...readings(path)].every((reading) => pathHere(reading) !== null)
    ? path
    : null;
}

/** Whether an address leads to another host without saying so: `//host`, `\\host`, `/\host`. */
export function isHiddenHost(address: string): boolean {
  return (
    !/^[a-z][a-z0-9+.-]*:/i.test(address.replace(IGNORED, '')) &&
    (!URL.canParse(address, BASE) || new URL(address, BASE).origin !== BASE)
  );
}
