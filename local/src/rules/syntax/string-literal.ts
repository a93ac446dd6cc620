const SIMPLE: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|([0-3][0-7]{2})|x([0-9A-Fa-f]{2})|(.))/g;

/** The text a quoted literal stands for: quotes off, escapes resolved. */
export function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(ESCAPE, (_all, unicode?: string, octal?: string, hex?: string, char?: string) => {
      if (unicode !== undefined) return String.fromCharCode(Number.parseInt(unicode, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      return SIMPLE[char ?? ''] ?? char ?? '';
    });
}

/** The bytes of a `b'…'` literal: `\x..` and octal escapes are bytes, all else its UTF-8. */
export function unquoteBytes(literal: string): Uint8Array {
  const parts: Uint8Array[] = [];
  const body = literal.slice(2, -1);
  let at = 0;
  const utf8 = new TextEncoder();
  for (const match of body.matchAll(ESCAPE)) {
    parts.push(utf8.encode(body.slice(at, match.index)));
    const [whole, unicode, octal, hex, char] = match;
    if (octal !== undefined) parts.push(Uint8Array.of(Number.parseInt(octal, 8)));
    else if (hex !== undefined) parts.push(Uint8Array.of(Number.parseInt(hex, 16)));
    else if (unicode !== undefined)
      parts.push(utf8.encode(String.fromCharCode(Number.parseInt(unicode, 16))));
    else parts.push(utf8.encode(SIMPLE[char ?? ''] ?? char ?? ''));
    at = match.index + whole.length;
  }
  parts.push(utf8.encode(body.slice(at)));
  return new Uint8Array(Buffer.concat(parts));
}
