import type { Clause, Ruleset } from '../ruleset.ts';
import type { FunctionScope } from '../run/scope.ts';
import type { Expression, FunctionNode, Span } from '../syntax/ast.ts';

/** Something of a ruleset that comes out true or false: an `allow`, or a condition inside one. */
export interface Part {
  readonly node: Clause | Expression;
  readonly kind: 'clause' | 'condition';
  readonly span: Span;
  /** Where a clause is; of a condition, the function or match around it is in the source. */
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
        for (const part of conditionsOf(condition)) if (part.node !== condition) parts.push(part);
    }
  }
  for (const node of functions) for (const part of conditionsOf(node.result)) parts.push(part);
  return parts.sort((a, b) => a.span.start - b.span.start);
}

/** Without a loop of calls: a chain of `&&` may be as long as the file. */
function conditionsOf(root: Expression): Part[] {
  const parts: Part[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.node === 'boolean') continue;
    if (node.node === 'not') open.push(node.operand);
    else if (node.node === 'ternary') open.push(node.condition, node.then, node.otherwise);
    else if (node.node === 'binary' && (node.operator === '&&' || node.operator === '||'))
      open.push(node.left, node.right);
    else parts.push({ node, kind: 'condition', span: node.span, match: null, isFixed: false });
  }
  return parts;
}
