import type { Expression, FunctionNode, MatchNode, RulesetNode } from './ast.ts';
import { children } from './walk.ts';

const OPERATIONS: ReadonlySet<Expression['node']> = new Set([
  'binary',
  'is',
  'negate',
  'not',
  'ternary',
]);

/** Where each operation of a file starts and ends, to compare how it was grouped. */
export function operatorPlaces(ruleset: RulesetNode): string[] {
  const open = [
    ...ruleset.functions.flatMap(parts),
    ...ruleset.services.flatMap((s) => [
      ...s.functions.flatMap(parts),
      ...s.matches.flatMap(inside),
    ]),
  ];
  const places: string[] = [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (OPERATIONS.has(node.node)) places.push(`${node.span.start}-${node.span.end}`);
    open.push(...children(node));
  }
  return places.sort();
}

const parts = (node: FunctionNode): Expression[] => [
  ...node.bindings.map((b) => b.value),
  node.result,
];

const inside = (match: MatchNode): Expression[] => [
  ...match.functions.flatMap(parts),
  ...match.allows.flatMap(({ condition }) => (condition === null ? [] : [condition])),
  ...match.matches.flatMap(inside),
];
