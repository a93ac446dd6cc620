import type { Expression } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { parseExpression } from './parse-expression.ts';
import { parsePathLiteral, seesPath } from './parse-path.ts';
import { unquote, unquoteBytes } from './string-literal.ts';
import type { Token } from './token.ts';

/** A literal, name, call or bracketed expression, with the `.x`, `.x()` and `[…]` behind it. */
export function parsePrimary(cursor: Cursor): Expression {
  let expression = parseAtom(cursor);
  for (;;) {
    if (cursor.takes('.')) expression = parseMember(cursor, expression);
    else if (cursor.takes('[')) expression = parseIndex(cursor, expression);
    else return expression;
  }
}

function parseAtom(cursor: Cursor): Expression {
  const start = cursor.peek();
  if (seesPath(cursor))
    return { node: 'path', segments: parsePathLiteral(cursor), span: cursor.spanFrom(start) };
  if (cursor.takes('(')) {
    const inner = parseExpression(cursor);
    cursor.expect(')');
    // The brackets belong to what the log and the coverage show.
    return { ...inner, brackets: (inner.brackets ?? 0) + 1, span: cursor.spanFrom(start) };
  }
  if (cursor.takes('[')) {
    const items = parseList(cursor, ']');
    return { node: 'list', items, span: cursor.spanFrom(start) };
  }
  if (cursor.takes('{')) return parseMap(cursor, start);
  if (start.kind === 'identifier') {
    cursor.next();
    if (!cursor.takes('('))
      return { node: 'variable', name: start.text, span: cursor.spanFrom(start) };
    const args = parseList(cursor, ')');
    return { node: 'call', name: start.text, args, span: cursor.spanFrom(start) };
  }
  return parseLiteral(cursor);
}

/** Expressions up to the bracket; one comma may trail. */
function parseList(cursor: Cursor, bracket: string): Expression[] {
  const items: Expression[] = [];
  while (!cursor.sees(bracket)) {
    items.push(parseExpression(cursor));
    if (!cursor.takes(',')) break;
  }
  cursor.expect(bracket);
  return items;
}

function parseMap(cursor: Cursor, start: Token): Expression {
  const entries: { key: Expression; value: Expression }[] = [];
  while (!cursor.sees('}')) {
    const key = parseExpression(cursor);
    cursor.expect(':');
    entries.push({ key, value: parseExpression(cursor) });
    if (!cursor.takes(',')) break;
  }
  cursor.expect('}');
  return { node: 'map', entries, span: cursor.spanFrom(start) };
}

function parseMember(cursor: Cursor, object: Expression): Expression {
  const token = cursor.peek();
  // A keyword may name a field, but not a method; `rules_version` names neither.
  const isName = token.kind === 'identifier' || token.kind === 'keyword';
  if (!isName || (token.kind === 'keyword' && token.text === 'rules_version'))
    cursor.refuse(`Expected a name after '.' but found ${cursor.found()}.`);
  cursor.next();
  if (token.kind === 'identifier' && cursor.takes('(')) {
    const args = parseList(cursor, ')');
    return { node: 'method', object, name: token.text, args, span: cursor.spanFrom(object.span) };
  }
  return { node: 'member', object, name: token.text, span: cursor.spanFrom(object.span) };
}

function parseIndex(cursor: Cursor, object: Expression): Expression {
  const from = cursor.sees(':') ? null : parseExpression(cursor);
  if (cursor.takes(':')) {
    const to = cursor.sees(']') ? null : parseExpression(cursor);
    cursor.expect(']');
    return { node: 'range', object, from, to, span: cursor.spanFrom(object.span) };
  }
  cursor.expect(']');
  if (from === null) return cursor.refuse("Expected an index before ']'.");
  return { node: 'index', object, index: from, span: cursor.spanFrom(object.span) };
}

function parseLiteral(cursor: Cursor): Expression {
  const token = cursor.peek();
  const wrong = () => cursor.refuse(`Expected an expression but found ${cursor.found()}.`, token);
  if (token.kind === 'end') wrong();
  cursor.next();
  const span = cursor.spanFrom(token);
  if (token.kind === 'integer') return { node: 'integer', value: BigInt(token.text), span };
  if (token.kind === 'float') return { node: 'float', value: Number(token.text), span };
  if (token.kind === 'string') return { node: 'string', value: unquote(token.text), span };
  if (token.kind === 'bytes') return { node: 'bytes', value: unquoteBytes(token.text), span };
  if (token.text === 'null') return { node: 'null', span };
  if (token.text === 'true' || token.text === 'false')
    return { node: 'boolean', value: token.text === 'true', span };
  return wrong();
}
