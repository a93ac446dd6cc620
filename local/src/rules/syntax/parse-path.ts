import type { PathPart, PatternSegment } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { parseExpression } from './parse-expression.ts';

/** Whether a path can start here. */
export function seesPath(cursor: Cursor): boolean {
  return cursor.peek().kind === 'path-segment' || cursor.sees('/');
}

/** The pattern of a `match`: `/users/{uid}`, `/{path=**}`. */
export function parsePattern(cursor: Cursor): PatternSegment[] {
  const segments: PatternSegment[] = [];
  do {
    if (cursor.peek().kind === 'path-segment') {
      segments.push({ kind: 'literal', text: cursor.next().text.slice(1) });
    } else {
      cursor.expect('/');
      const { name, glob } = parseCapture(cursor);
      segments.push({ kind: glob ? 'rest' : 'one', name });
    }
  } while (seesPath(cursor));
  return segments;
}

/** A path literal in an expression: `/databases/$(database)/documents/users/$(uid)`. */
export function parsePathLiteral(cursor: Cursor): PathPart[] {
  const parts: PathPart[] = [];
  do {
    if (cursor.peek().kind === 'path-segment') {
      parts.push({ part: 'literal', text: cursor.next().text.slice(1) });
      continue;
    }
    cursor.expect('/');
    if (cursor.takes('$')) {
      cursor.expect('(');
      parts.push({ part: 'expression', value: parseExpression(cursor) });
      cursor.expect(')');
    } else {
      parts.push({ part: 'capture', ...parseCapture(cursor) });
    }
  } while (seesNextPart(cursor));
  if (seesEmptySegment(cursor)) cursor.refuse(EMPTY_SEGMENT);
  return parts;
}

const EMPTY_SEGMENT = "Forward slash '/' found where identifier or binding expected.";

/**
 * A slash before what could also go on after the path, such as `-1` or `[0]`: the official grammar
 * takes it for an empty segment then, not for a division.
 */
function seesEmptySegment(cursor: Cursor): boolean {
  if (!cursor.sees('/')) return false;
  if (cursor.peek(1).kind === 'path-segment' || cursor.sees('/', 1) || cursor.sees('-', 1))
    return true;
  if (!cursor.sees('[', 1) || cursor.sees(']', 2)) return false;
  // `[a]` is an index; `[a, b]` can only be a list.
  let depth = 1;
  for (let ahead = 2; depth > 0; ahead++) {
    if (cursor.peek(ahead).kind === 'end' || (depth === 1 && cursor.sees(',', ahead))) return false;
    if (['(', '[', '{'].some((open) => cursor.sees(open, ahead))) depth++;
    else if ([')', ']', '}'].some((close) => cursor.sees(close, ahead))) depth--;
  }
  return true;
}

/** After a path a slash may also divide: `/a / b` parses, though it can't be evaluated. */
function seesNextPart(cursor: Cursor): boolean {
  if (cursor.peek().kind === 'path-segment') return true;
  if (!cursor.sees('/')) return false;
  if (cursor.sees('$', 1)) return true;
  const isCapture = cursor.sees('}', 3) || cursor.sees('=', 3);
  return cursor.sees('{', 1) && cursor.peek(2).kind === 'identifier' && isCapture;
}

/** `{x}`, `{x=*}` or `{x=**}`. */
function parseCapture(cursor: Cursor): { name: string; glob: boolean } {
  if (!cursor.sees('{')) cursor.refuse(EMPTY_SEGMENT);
  cursor.expect('{');
  const name = cursor.expectKind('identifier', 'the name of a wildcard').text;
  let glob = false;
  if (cursor.takes('=')) {
    glob = cursor.takes('**');
    if (!glob) cursor.expect('*');
  }
  cursor.expect('}');
  return { name, glob };
}
