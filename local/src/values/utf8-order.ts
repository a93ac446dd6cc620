/**
 * Compares two strings as Firestore does: by their UTF-8 bytes. UTF-16 order differs only where a
 * surrogate pair meets a code unit from U+E000 on, so that is the one case corrected here.
 */
export function compareUtf8(a: string, b: string): number {
  return compareUtf8At(a, b, 0);
}

/** The same for strings that are known to be alike up to a place. */
export function compareUtf8At(a: string, b: string, start: number): number {
  const length = Math.min(a.length, b.length);
  for (let i = start; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1;
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
