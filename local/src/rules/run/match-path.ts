import type { PatternSegment } from '../syntax/ast.ts';
import { path, string } from '../values/rules-value.ts';
import { type Outcome, present } from './outcome.ts';
import type { Binding } from './scope.ts';

/** A segment of the path asked for: known, one that is not known, or any even number of them. */
export type TargetSegment = string | typeof ONE | typeof MANY;
export const ONE = Symbol('one unknown segment');
export const MANY = Symbol('any number of unknown segments');

/**
 * Whether every path that the target stands for fits the pattern, and what the wildcards are then;
 * null when not. `{x=**}` takes no segment or more in version 2, one or more in version 1, where it
 * has to stand at the end.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  target: readonly TargetSegment[],
  version: '1' | '2',
): Binding[] | null {
  // Compiling refuses a second one.
  const at = pattern.findIndex((s) => s.kind === 'rest');
  if (version === '1' && at >= 0 && at !== pattern.length - 1) return null;
  if (!couldFit(pattern, target, at < 0 ? pattern.length : at)) return null;
  const bindings: Binding[] = [];
  const head = at < 0 ? pattern : pattern.slice(0, at);
  const tail = at < 0 ? [] : pattern.slice(at + 1);
  const restEnd = target.length - tail.length;
  if (!bindEach(head, target.slice(0, head.length), 0, bindings)) return null;
  const rest = pattern[at];
  if (rest?.kind === 'rest') {
    const taken = target.slice(at, restEnd);
    if (version === '1' && !taken.some((s) => s !== MANY)) return null;
    bindings.push({ name: rest.name, segment: at, value: restValue(rest.name, taken) });
  }
  if (!bindEach(tail, target.slice(restEnd), at + 1, bindings)) return null;
  return bindings;
}

/** Sorts out most matches cheaply: by their length and their literal segments before `{x=**}`. */
function couldFit(
  pattern: readonly PatternSegment[],
  target: readonly TargetSegment[],
  head: number,
): boolean {
  if (head === pattern.length ? target.length !== head : target.length < pattern.length - 1)
    return false;
  for (let i = 0; i < head; i++) {
    const segment = pattern[i];
    if (segment?.kind === 'literal' && segment.text !== target[i]) return false;
  }
  return true;
}

function bindEach(
  pattern: readonly PatternSegment[],
  target: readonly TargetSegment[],
  offset: number,
  bindings: Binding[],
): boolean {
  return pattern.every((segment, i) => {
    const text = target[i];
    if (text === undefined || text === MANY) return false;
    if (segment.kind === 'literal') return segment.text === text;
    bindings.push({ name: segment.name, segment: offset + i, value: oneValue(segment.name, text) });
    return true;
  });
}

const oneValue = (name: string, text: string | typeof ONE): Outcome =>
  text === ONE ? { ...present(name), types: ['string'] } : string(text);

function restValue(name: string, taken: readonly TargetSegment[]): Outcome {
  const texts = taken.filter((s) => typeof s === 'string');
  return texts.length === taken.length ? path(texts) : { ...present(name), types: ['path'] };
}
