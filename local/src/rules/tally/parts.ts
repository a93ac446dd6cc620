import type { Clause, Ruleset } from '../ruleset.ts';
import type { FunctionScope } from '../run/scope.ts';
import type { Expression, FunctionNode, Span } from '../syntax/ast.ts';

/** Something of a ruleset that comes out true or false: an `allow`, or a condition inside one. */
export interface Part {
  readonly node: Clause | Expression;
  readonly kind: 'clause' | 'condition';
  readonly span: Span;
  /** Where a clause stands; of a condition, the function or match around it is in the source. */
  readonly match: string | null;
  /** `if true`, `if false` and a bare `allow` cannot come out otherwise. */
  readonly isFixed: boolean;
}

/** Every clause, and every condition that `&&`, `||`, `!` and `?:` put together, as in the source. */
export function partsOf(ruleset: Ruleset): Part[] {
  const functions = new Set<FunctionNode>();
  const parts: Part[] = [];
  for (const match of ruleset.matches) {
    for (let at: FunctionScope | null = match.functions; at !== null; at = at.parent)
      for (const node of at.functions.values()) functions.add(node);
    for (const clause of match.clauses) {
      const { condition, span } = clause;
      const isFixed = condition === null || condition.node === 'boolean';
      parts.push({ node: clause, kind: 'clause', span, match: match.label, isFixed });
      // A clause of one condition says the same as that condition.
      if (condition !== null)
        parts.push(...conditionsOf(condition).filter(({ node }) => node !== condition));
    }
  }
  for (const node of functions) parts.push(...conditionsOf(node.result));
  return parts.sort((a, b) => a.span.start - b.span.start);
}

function conditionsOf(node: Expression): Part[] {
  switch (node.node) {
    case 'boolean':
      return [];
    case 'not':
      return conditionsOf(node.operand);
    case 'ternary':
      return [node.condition, node.then, node.otherwise].flatMap(conditionsOf);
    case 'binary':
      if (node.operator === '&&' || node.operator === '||')
        return [node.left, node.right].flatMap(conditionsOf);
      break;
  }
  return [{ node, kind: 'condition', span: node.span, match: null, isFixed: false }];
}
