import type { Expression, PathPart } from '../syntax/ast.ts';
import { type Failure, fail } from '../values/failure.ts';
import type { PathSegment } from '../values/rules-value.ts';
import type { Outcome } from './outcome.ts';
import { findVariable, type Scope } from './scope.ts';

/** `/a/$(b)/c`: strings become one segment, paths all of theirs; a free name waits for `bind`. */
export function evaluatePath(
  parts: readonly PathPart[],
  scope: Scope,
  evaluate: (node: Expression) => Outcome,
): Outcome {
  const segments: PathSegment[] = [];
  for (const part of parts) {
    const added = segmentsOf(part, scope, evaluate);
    if (!Array.isArray(added)) return added;
    segments.push(...added);
  }
  return { type: 'path', segments };
}

function segmentsOf(
  part: PathPart,
  scope: Scope,
  evaluate: (node: Expression) => Outcome,
): PathSegment[] | Failure {
  if (part.part === 'literal') return [{ text: part.text }];
  if (part.part === 'capture')
    return part.glob
      ? fail('RULES_UNSUPPORTED', `{${part.name}=**} inside an expression`)
      : [{ text: null, name: part.name }];
  const { value } = part;
  if (value.node === 'variable' && isFree(value.name, scope))
    return [{ text: null, name: value.name }];
  return interpolated(evaluate(value), value.node === 'variable' ? value.name : undefined);
}

const isFree = (name: string, scope: Scope): boolean =>
  findVariable(scope, name) === null && name !== 'request' && name !== 'resource';

function interpolated(outcome: Outcome, name: string | undefined): PathSegment[] | Failure {
  if (outcome.type === 'error') return outcome;
  if (outcome.type === 'partial')
    return fail('RULES_UNDECIDED', `the query does not decide ${outcome.name}`);
  if (outcome.type === 'path') return [...outcome.segments];
  if (outcome.type !== 'string') return fail('RULES_PATH', `${outcome.type} is no path segment`);
  // A slash inside would reach a document of another collection.
  if (outcome.value === '' || outcome.value.includes('/'))
    return fail('RULES_PATH', `"${outcome.value}" is no path segment`);
  return [name === undefined ? { text: outcome.value } : { text: outcome.value, name }];
}
