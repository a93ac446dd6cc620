import type { BinaryOperator, Expression } from '../rules/syntax/ast.ts';
import { parts } from '../rules/syntax/walk.ts';
import type { Mutant } from './mutant.ts';

type Binary = Extract<Expression, { node: 'binary' }>;
type Change = Pick<Mutant, 'what' | 'text'>;

/** These are neither true nor false wherever they stand, or always the same. */
const LITERALS: ReadonlySet<Expression['node']> = new Set([
  ...(['boolean', 'null', 'integer', 'float', 'string', 'bytes', 'list', 'map', 'path'] as const),
]);

/** What stands for each comparison: the border moved, the whole turned round. */
const FLIPPED: Partial<Record<BinaryOperator, readonly BinaryOperator[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

/** Every way to weaken or turn round one part of a condition. */
export function expressionMutants(root: Expression, source: string, within: string): Mutant[] {
  const conditions = new Set(conditionsOf(root));
  return [...parts(root)].flatMap((node) =>
    changes(node, source, conditions.has(node)).map((change) => ({
      ...{ span: node.span, within, watched: node },
      ...{ what: change.what, text: `(${change.text})` },
    })),
  );
}

function changes(node: Expression, source: string, isCondition: boolean): Change[] {
  const text = ({ span }: Expression) => source.slice(span.start, span.end);
  switch (node.node) {
    case 'binary':
      return binaryChanges(node, text, isCondition);
    case 'integer':
      return [node.value + 1n, node.value - 1n].map((n) => ({
        what: 'moves a limit',
        text: `${n}`,
      }));
    case 'list':
      return node.items.map((dropped) => ({
        what: `forgets ${short(text(dropped))}`,
        text: `[${node.items
          .filter((item) => item !== dropped)
          .map(text)
          .join(', ')}]`,
      }));
    case 'ternary':
      return [node.then, node.otherwise].map((n) => ({
        what: 'does not ask which',
        text: text(n),
      }));
    default:
      return isCondition && !LITERALS.has(node.node)
        ? [{ what: 'negates', text: `!(${text(node)})` }]
        : [];
  }
}

function binaryChanges(
  node: Binary,
  text: (node: Expression) => string,
  isCondition: boolean,
): Change[] {
  const { operator, left, right } = node;
  const joined = (other: BinaryOperator) => `${text(left)} ${other} ${text(right)}`;
  if (operator === '&&' || operator === '||') {
    const drops = [{ what: `drops ${short(text(right))}`, text: text(left) }];
    // Of a chain each condition is dropped once.
    if (!(left.node === 'binary' && left.operator === operator && left.brackets === undefined))
      drops.push({ what: `drops ${short(text(left))}`, text: text(right) });
    const other = operator === '&&' ? '||' : '&&';
    return [...drops, { what: `flips ${operator}`, text: joinedAs(node, other, text) }];
  }
  const flipped = FLIPPED[operator]?.map((o) => ({ what: `flips ${operator}`, text: joined(o) }));
  if (flipped) return flipped;
  return isCondition ? [{ what: 'negates', text: `!(${text(node)})` }] : [];
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
};

/** `a && b || c` would bind otherwise. */
function joinedAs(
  { left, right }: Binary,
  operator: BinaryOperator,
  text: (node: Expression) => string,
): string {
  return `(${text(left)}) ${operator} (${text(right)})`;
}

/** What `&&`, `||`, `!` and `?:` put together: each comes out true or false. */
function conditionsOf(root: Expression): Expression[] {
  const found: Expression[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.node === 'not') open.push(node.operand);
    else if (node.node === 'ternary') open.push(node.condition, node.then, node.otherwise);
    else if (node.node === 'binary' && (node.operator === '&&' || node.operator === '||'))
      open.push(node.left, node.right);
    else found.push(node);
  }
  return found;
}
