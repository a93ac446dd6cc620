import type { Ruleset } from '../rules/ruleset.ts';
import type { FunctionScope } from '../rules/run/scope.ts';
import type { FunctionNode } from '../rules/syntax/ast.ts';
import { clauseMutants, patternMutants } from './clause-mutants.ts';
import { expressionMutants } from './expression-mutants.ts';
import type { Mutant } from './mutant.ts';

/** Everything of a rules file that can be weakened or turned round, one at a time, by place. */
export function mutantsOf(ruleset: Ruleset): Mutant[] {
  const { source, matches } = ruleset;
  const functions = new Map<FunctionNode, string>();
  const mutants: Mutant[] = [];
  for (const match of matches) {
    collect(match.functions, shortened(match.label), functions);
    mutants.push(...patternMutants(match, source));
    for (const clause of match.clauses) {
      const within = `${shortened(match.label)} allow ${clause.operations.join(', ')}`;
      mutants.push(...clauseMutants(clause, within));
      if (clause.condition) mutants.push(...expressionMutants(clause.condition, source, within));
    }
  }
  for (const [{ result, bindings }, within] of functions)
    for (const part of [...bindings.map(({ value }) => value), result])
      mutants.push(...expressionMutants(part, source, within));
  return mutants.sort((a, b) => a.span.start - b.span.start);
}

/** Functions of the match itself are named with it: another may have one of the same name. */
function collect(scope: FunctionScope, label: string, into: Map<FunctionNode, string>): void {
  for (let at: FunctionScope | null = scope, isOwn = true; at; at = at.parent, isOwn = false)
    for (const node of at.functions.values())
      if (isOwn || !into.has(node))
        into.set(node, isOwn ? `${label} ${node.name}()` : `${node.name}()`);
}

const shortened = (label: string) =>
  label.replace(/^\/(?:databases\/[^/]+\/documents|b\/[^/]+\/o)/, '');
