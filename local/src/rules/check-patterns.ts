import type { Report } from './check.ts';
import { patternIssue } from './methods/regex.ts';
import type { Expression, FunctionNode, MatchNode, RulesetNode } from './syntax/ast.ts';
import { parts } from './syntax/walk.ts';

/** Literal patterns that are no RE2: production was recorded to refuse them on deploying. */
export function checkPatterns(ruleset: RulesetNode, report: Report): void {
  for (const expression of expressionsOf(ruleset))
    for (const node of parts(expression)) {
      if (node.node !== 'method' || !TAKE_PATTERNS.has(node.name)) continue;
      const pattern = node.args[0];
      if (pattern?.node !== 'string') continue;
      const issue = patternIssue(pattern.value);
      if (issue !== null) report(pattern.span, `${node.name}(): ${issue}`);
    }
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
