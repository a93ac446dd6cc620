import type { AllowNode, FunctionNode, MatchNode } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { parseExpression } from './parse-expression.ts';
import { parseFunction } from './parse-function.ts';
import { parsePattern, seesPath } from './parse-path.ts';

/** `match /a/{b} { … }` with what is nested in it; the word `match` comes next. */
export function parseMatch(cursor: Cursor): MatchNode {
  if (seesPath(cursor)) cursor.refuse("Missing 'match' keyword before path.");
  const start = cursor.expect('match');
  if (!seesPath(cursor))
    cursor.refuse(`Expected a path after 'match' but found ${cursor.found()}.`);
  const pattern = parsePattern(cursor);
  const span = cursor.spanFrom(start);
  cursor.expect('{');
  if (cursor.sees('}')) cursor.refuse("The 'match' body must contain at least one declaration.");
  const functions: FunctionNode[] = [];
  const allows: AllowNode[] = [];
  const matches: MatchNode[] = [];
  while (!cursor.takes('}')) {
    if (cursor.sees('function')) functions.push(parseFunction(cursor));
    else if (cursor.sees('allow')) allows.push(parseAllow(cursor));
    else matches.push(cursor.nested(() => parseMatch(cursor)));
  }
  return { pattern, functions, allows, matches, span };
}

/** `allow get, list: if …;` or the bare `allow read;`. */
function parseAllow(cursor: Cursor): AllowNode {
  const start = cursor.expect('allow');
  const operations: string[] = [];
  do operations.push(cursor.expectKind('identifier', "an operation after 'allow'").text);
  while (cursor.takes(','));
  let condition = null;
  if (cursor.sees('if')) cursor.refuse("Missing ':' before 'if' condition.");
  if (cursor.takes(':')) {
    if (!cursor.takes('if')) cursor.refuse("Missing 'if' before conditional expression.");
    condition = parseExpression(cursor);
  }
  const span = cursor.spanFrom(start);
  cursor.takes(';');
  return { operations, condition, span };
}
