import { invalid } from '../errors.ts';
import { LIMITS } from '../limits.ts';

/** A field path as its segments: `a.b` → `['a','b']`. */
export type FieldPath = readonly string[];

const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Parses `a.b.\`c d\``. INVALID_ARGUMENT for a segment that is empty, unterminated or would need
 * quotes, and for a path that is too long.
 */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [segment, next] = text[at] === '`' ? quoted(text, at) : plain(text, at);
    if (segment === '') throw malformed(text);
    segments.push(segment);
    if (next === text.length) return checked(segments);
    if (text[next] !== '.') throw malformed(text);
    at = next + 1;
  }
  throw malformed(text);
}

function plain(text: string, from: number): [string, number] {
  const dot = text.indexOf('.', from);
  const end = dot === -1 ? text.length : dot;
  const segment = text.slice(from, end);
  if (!SIMPLE.test(segment)) throw malformed(text);
  return [segment, end];
}

function quoted(text: string, from: number): [string, number] {
  let segment = '';
  for (let i = from + 1; i < text.length; i++) {
    const char = text[i];
    if (char === '`') return [segment, i + 1];
    if (char === '\\') i++;
    segment += text[i] ?? '';
  }
  throw malformed(text);
}

function checked(segments: readonly string[]): FieldPath {
  const bytes = segments.reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, -1);
  if (bytes > LIMITS.fieldPathBytes) {
    throw invalid(`A field path is longer than ${LIMITS.fieldPathBytes} bytes.`);
  }
  return segments;
}

function malformed(text: string) {
  return invalid(
    `Invalid field path "${text}": names of other than letters, digits and "_" need backticks.`,
  );
}

/** Writes a field path in the form that `parseFieldPath` reads. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((part) => (SIMPLE.test(part) ? part : `\`${part.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** Whether a field path means the document's own name. */
export function isDocumentId(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}
