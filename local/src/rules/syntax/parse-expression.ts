import type { BinaryOperator, Expression } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { parsePrimary } from './parse-primary.ts';

/** From loose to tight, as in the official grammar: note that `==` binds tighter than `is` and `in`. */
const LEVELS: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['||'],
  ['&&'],
  ['in'],
  ['is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** A whole expression, the conditional operator included. */
export function parseExpression(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const condition = parseLevel(cursor, 0);
    if (!cursor.takes('?')) return condition;
    const then = parseExpression(cursor);
    cursor.expect(':');
    const otherwise = parseExpression(cursor);
    return { node: 'ternary', condition, then, otherwise, span: cursor.spanFrom(condition.span) };
  });
}

function parseLevel(cursor: Cursor, level: number): Expression {
  const operators = LEVELS[level];
  if (operators === undefined) return parseUnary(cursor);
  let left = parseLevel(cursor, level + 1);
  for (;;) {
    const operator = operators.find((o) => cursor.sees(o));
    if (operator === undefined) return left;
    cursor.next();
    if (operator === 'is') {
      const type = cursor.expectKind('identifier', "the name of a type after 'is'").text;
      left = { node: 'is', operand: left, type, span: cursor.spanFrom(left.span) };
    } else {
      const right = parseLevel(cursor, level + 1);
      left = { node: 'binary', operator, left, right, span: cursor.spanFrom(left.span) };
    }
  }
}

function parseUnary(cursor: Cursor): Expression {
  const start = cursor.peek();
  if (cursor.sees('++') || cursor.sees('--'))
    cursor.refuse('Increment (++) and decrement (--) operators are not supported.');
  if (cursor.takes('!')) {
    const operand = cursor.nested(() => parseUnary(cursor));
    return { node: 'not', operand, span: cursor.spanFrom(start) };
  }
  if (cursor.takes('-')) {
    const operand = parsePrimary(cursor);
    return { node: 'negate', operand, span: cursor.spanFrom(start) };
  }
  return parsePrimary(cursor);
}
