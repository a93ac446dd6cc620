import type { FunctionNode } from '../syntax/ast.ts';
import type { Outcome } from './outcome.ts';

/** Where functions are declared: a file, a service or a match, each inside the one before. */
export interface FunctionScope {
  readonly functions: ReadonlyMap<string, FunctionNode>;
  readonly parent: FunctionScope | null;
  /** How many segments of the whole pattern the enclosing matches take: their wildcards are visible. */
  readonly patternLength: number;
}

/** A wildcard's value and the place of its segment in the whole pattern. */
export interface Binding {
  readonly name: string;
  readonly segment: number;
  readonly value: Outcome;
}

/** What names mean at one place of the rules. */
export interface Scope {
  readonly functions: FunctionScope;
  readonly bindings: readonly Binding[];
  readonly locals: ReadonlyMap<string, Outcome>;
  readonly depth: number;
}

/** The function of a name, in the nearest scope that declares one. */
export function findFunction(
  scope: FunctionScope,
  name: string,
): { node: FunctionNode; declaredIn: FunctionScope } | null {
  for (let at: FunctionScope | null = scope; at !== null; at = at.parent) {
    const node = at.functions.get(name);
    if (node !== undefined) return { node, declaredIn: at };
  }
  return null;
}

/** A parameter, `let` or wildcard; the innermost wildcard of a name wins. */
export function findVariable(scope: Scope, name: string): Outcome | null {
  const local = scope.locals.get(name);
  if (local !== undefined) return local;
  const visible = scope.bindings.findLast(
    (b) => b.name === name && b.segment < scope.functions.patternLength,
  );
  return visible?.value ?? null;
}
