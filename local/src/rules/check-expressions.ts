import type { Report } from './check.ts';
import { patternIssue } from './methods/regex.ts';
import { LIMITS } from './run/limits.ts';
import type { Expression, FunctionNode, MatchNode, RulesetNode } from './syntax/ast.ts';
import { children, parts } from './syntax/walk.ts';

/**
 * What production was recorded to refuse of expressions on deploying: too deep ones, and literal
 * patterns that are no RE2.
 */
export function checkExpressions(ruleset: RulesetNode, report: Report): void {
  for (const expression of expressionsOf(ruleset)) {
    if (isTooDeep(expression))
      report(expression.span, `Expressions are nested more than ${LIMITS.expressionDepth} deep.`);
    for (const node of parts(expression)) checkPattern(node, report);
  }
}

/** Brackets are a level too, and each operator of a chain, but for `&&` and `||`: as recorded. */
function isTooDeep(root: Expression): boolean {
  const open = [{ node: root, above: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, above } = next;
    const depth = above + 1 + (node.brackets ?? 0);
    if (depth > LIMITS.expressionDepth) return true;
    for (const part of children(node))
      open.push({ node: part, above: goesOn(node, part) ? depth - 1 : depth });
  }
  return false;
}

/** Whether a part is the beginning of the same chain of `&&` or `||`. */
function goesOn(chain: Expression, part: Expression): boolean {
  if (chain.node !== 'binary' || part.node !== 'binary' || part !== chain.left) return false;
  const isLogic = chain.operator === '&&' || chain.operator === '||';
  return isLogic && part.operator === chain.operator && part.brackets === undefined;
}

function checkPattern(node: Expression, report: Report): void {
  if (node.node !== 'method' || !TAKE_PATTERNS.has(node.name)) return;
  const pattern = node.args[0];
  if (pattern?.node !== 'string') return;
  const issue = patternIssue(pattern.value);
  if (issue !== null) report(pattern.span, `${node.name}(): ${issue}`);
}

/** Of strings, and of no other type. */
const TAKE_PATTERNS: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

function* expressionsOf(ruleset: RulesetNode): Generator<Expression> {
  yield* inFunctions(ruleset.functions);
  for (const service of ruleset.services) {
    yield* inFunctions(service.functions);
    for (const match of service.matches) yield* inMatch(match);
  }
}

function* inFunctions(functions: readonly FunctionNode[]): Generator<Expression> {
  for (const { bindings, result } of functions) {
    for (const { value } of bindings) yield value;
    yield result;
  }
}

function* inMatch(match: MatchNode): Generator<Expression> {
  yield* inFunctions(match.functions);
  for (const { condition } of match.allows) if (condition !== null) yield condition;
  for (const inner of match.matches) yield* inMatch(inner);
}
