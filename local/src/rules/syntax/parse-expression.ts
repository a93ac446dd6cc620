import type { BinaryOperator, Expression } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { parsePrimary } from './parse-primary.ts';

/** How tight each operator binds in the official grammar: `==` tighter than `is` and `in`. */
const BINDING: ReadonlyMap<string, number> = new Map([
  ...['*', '/', '%'].map((o) => [o, 9] as const),
  ...['+', '-'].map((o) => [o, 8] as const),
  ...['<', '<=', '>', '>='].map((o) => [o, 7] as const),
  ...['==', '!='].map((o) => [o, 6] as const),
  ['is', 5],
  ['in', 4],
  ['&&', 3],
  ['||', 2],
  ['?', 1],
]);

/** A whole expression, the conditional operator included. */
export const parseExpression = (cursor: Cursor): Expression => parseBinding(cursor, 0);

/**
 * An expression of operators that bind at least as tight as `loosest`. What is to the left of an
 * operator may bind looser where it is complete: `a is string == b` is `(a is string) == b`.
 */
function parseBinding(cursor: Cursor, loosest: number): Expression {
  return cursor.nested(() => {
    let left = parseUnary(cursor);
    for (;;) {
      const { kind, text } = cursor.peek();
      const binding = kind === 'symbol' || kind === 'keyword' ? BINDING.get(text) : undefined;
      if (binding === undefined || binding < loosest) return left;
      cursor.next();
      left = parseRest(cursor, left, text, binding);
    }
  });
}

function parseRest(cursor: Cursor, left: Expression, text: string, binding: number): Expression {
  if (text === 'is') {
    const type = cursor.expectKind('identifier', "the name of a type after 'is'").text;
    return { node: 'is', operand: left, type, span: cursor.spanFrom(left.span) };
  }
  if (text === '?') {
    const then = parseExpression(cursor);
    cursor.expect(':');
    const otherwise = parseBinding(cursor, binding);
    const span = cursor.spanFrom(left.span);
    return { node: 'ternary', condition: left, then, otherwise, span };
  }
  const right = parseBinding(cursor, binding + 1);
  // BINDING holds these operators and the two above.
  const operator = text as BinaryOperator;
  return { node: 'binary', operator, left, right, span: cursor.spanFrom(left.span) };
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
