import { invalid } from '../errors.ts';

/** A field path as its segments: `a.b` → `['a','b']`. */
export type FieldPath = readonly string[];

const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Parses `a.b.\`c d\``; INVALID_ARGUMENT for an empty or unterminated segment. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [segment, next] = text[at] === '`' ? quoted(text, at) : plain(text, at);
    if (segment === '') throw invalid(`Invalid field path "${text}".`);
    segments.push(segment);
    if (next === text.length) return segments;
    if (text[next] !== '.') throw invalid(`Invalid field path "${text}".`);
    at = next + 1;
  }
  throw invalid(`Invalid field path "${text}".`);
}

function plain(text: string, from: number): [string, number] {
  const dot = text.indexOf('.', from);
  const end = dot === -1 ? text.length : dot;
  return [text.slice(from, end), end];
}

function quoted(text: string, from: number): [string, number] {
  let segment = '';
  for (let i = from + 1; i < text.length; i++) {
    const char = text[i];
    if (char === '`') return [segment, i + 1];
    if (char === '\\') i++;
    segment += text[i] ?? '';
  }
  throw invalid(`Unterminated \` in field path "${text}".`);
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
