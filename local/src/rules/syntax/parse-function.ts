import type { FunctionNode } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { parseExpression } from './parse-expression.ts';

/** `function name(a, b) { let x = …; return …; }`; the word `function` comes next. */
export function parseFunction(cursor: Cursor): FunctionNode {
  const start = cursor.expect('function');
  const name = cursor.expectKind('identifier', "a name after 'function'").text;
  cursor.expect('(');
  const parameters: string[] = [];
  if (!cursor.sees(')')) {
    do parameters.push(cursor.expectKind('identifier', 'the name of a parameter').text);
    while (cursor.takes(','));
  }
  cursor.expect(')');
  cursor.expect('{');
  const bindings: FunctionNode['bindings'][number][] = [];
  while (cursor.sees('let')) bindings.push(parseBinding(cursor));
  cursor.expect('return');
  const result = parseExpression(cursor);
  cursor.takes(';');
  cursor.expect('}');
  return { name, parameters, bindings, result, span: cursor.spanFrom(start) };
}

function parseBinding(cursor: Cursor): FunctionNode['bindings'][number] {
  const start = cursor.expect('let');
  const name = cursor.expectKind('identifier', "a name after 'let'").text;
  cursor.expect('=');
  const value = parseExpression(cursor);
  cursor.expect(';');
  return { name, value, span: cursor.spanFrom(start) };
}
