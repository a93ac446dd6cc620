import { compareUtf8 } from '../values/utf8-order.ts';

const NUMERIC_ID = /^__id(-?\d+)__$/;

/**
 * Orders two document or collection ids: numeric ids (`__id7__`) first and by number, then the
 * rest by UTF-8 bytes. The admin SDK's `recursiveDelete` relies on the first half.
 */
export function compareIds(a: string, b: string): number {
  if (a.startsWith('__id') || b.startsWith('__id')) {
    const x = NUMERIC_ID.exec(a)?.[1];
    const y = NUMERIC_ID.exec(b)?.[1];
    if (x !== undefined && y !== undefined) {
      const [m, n] = [BigInt(x), BigInt(y)];
      return m < n ? -1 : m > n ? 1 : 0;
    }
    if (x !== undefined) return -1;
    if (y !== undefined) return 1;
  }
  return compareUtf8(a, b);
}

/** Orders two slash-separated paths segment by segment; a prefix comes first. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  // Most often they are siblings, which differ in their last segment alone.
  const end = a.lastIndexOf('/') + 1;
  if (end === b.lastIndexOf('/') + 1 && a.startsWith(b.slice(0, end))) {
    return compareIds(a.slice(end), b.slice(end));
  }
  const x = a.split('/');
  const y = b.split('/');
  const length = Math.min(x.length, y.length);
  for (let i = 0; i < length; i++) {
    const order = compareIds(x[i] ?? '', y[i] ?? '');
    if (order !== 0) return order;
  }
  return x.length - y.length;
}

/** The collection a document lives in: `a/b/c/d` → `a/b/c`. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last segment of a path: `a/b/c` → `c`. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
