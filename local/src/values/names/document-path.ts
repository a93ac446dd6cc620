import { compareUtf8, compareUtf8At } from '../utf8-order.ts';

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
      // `__id7__` and `__id07__` are two documents all the same.
      return m < n ? -1 : m > n ? 1 : compareUtf8(a, b);
    }
    if (x !== undefined) return -1;
    if (y !== undefined) return 1;
  }
  return compareUtf8(a, b);
}

/** Orders two slash-separated paths segment by segment; a prefix comes first. */
export function comparePaths(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  if (at === a.length && at === b.length) return 0;
  // The first segments that differ; nothing is cut out of paths for the many that are plain.
  const start = at === 0 ? 0 : a.lastIndexOf('/', at - 1) + 1;
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) {
    return compareIds(segmentAt(a, start), segmentAt(b, start)) || a.length - b.length;
  }
  const [x, y] = [endsAt(a, at), endsAt(b, at)];
  if (x || y) return x && y ? a.length - b.length : x ? -1 : 1;
  return compareUtf8At(a, b, at);
}

function segmentAt(path: string, start: number): string {
  const end = path.indexOf('/', start);
  return end === -1 ? path.slice(start) : path.slice(start, end);
}

function endsAt(path: string, at: number): boolean {
  return at === path.length || path[at] === '/';
}

/** The collection a document lives in: `a/b/c/d` → `a/b/c`. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last segment of a path: `a/b/c` → `c`. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
