import { METHODS_OF } from './operations.ts';
import { LIMITS } from './run/limits.ts';
import type { FunctionNode, MatchNode, RulesetNode, Span } from './syntax/ast.ts';
import type { SyntaxIssue } from './syntax/parse-ruleset.ts';
import { calledNames } from './syntax/walk.ts';

/** What the grammar takes but deploying refuses; an empty list when there is nothing. */
export function checkRuleset(source: string, ruleset: RulesetNode): SyntaxIssue[] {
  const issues: SyntaxIssue[] = [];
  const report = (span: Pick<Span, 'line' | 'column'>, message: string) =>
    issues.push({ line: span.line, column: span.column, message });
  if (Buffer.byteLength(source) > LIMITS.sourceBytes)
    report({ line: 1, column: 1 }, `Rules are at most ${LIMITS.sourceBytes} bytes long.`);
  for (const span of ruleset.imports) report(span, 'Imports are not supported.');
  checkFunctions(ruleset.functions, [], report);
  for (const service of ruleset.services) {
    checkFunctions(service.functions, ruleset.functions, report);
    const visible = [...service.functions, ...ruleset.functions];
    for (const match of service.matches) checkMatch(match, visible, report);
  }
  return issues;
}

type Report = (span: Pick<Span, 'line' | 'column'>, message: string) => void;

function checkMatch(match: MatchNode, outer: readonly FunctionNode[], report: Report): void {
  checkFunctions(match.functions, outer, report);
  for (const allow of match.allows)
    for (const operation of allow.operations)
      if (!METHODS_OF.has(operation)) report(allow.span, `Unknown operation '${operation}'.`);
  for (const inner of match.matches) checkMatch(inner, [...match.functions, ...outer], report);
}

/** @param outer the functions of the scopes around, nearest first */
function checkFunctions(
  functions: readonly FunctionNode[],
  outer: readonly FunctionNode[],
  report: Report,
): void {
  for (const [i, fn] of functions.entries()) {
    if (functions.findIndex((other) => other.name === fn.name) !== i)
      report(fn.span, `Function '${fn.name}' is declared twice.`);
    if (fn.parameters.length > LIMITS.parameters)
      report(fn.span, `Function '${fn.name}' takes more than ${LIMITS.parameters} parameters.`);
    if (fn.bindings.length > LIMITS.letBindings)
      report(fn.span, `Function '${fn.name}' has more than ${LIMITS.letBindings} let bindings.`);
    const names = [...fn.parameters, ...fn.bindings.map((b) => b.name)];
    if (new Set(names).size !== names.length)
      report(fn.span, `Function '${fn.name}' declares a name twice.`);
    if (recurses(fn, [...functions, ...outer]))
      report(fn.span, `Function '${fn.name}' calls itself; recursion is not supported.`);
  }
}

/** Whether a function reaches itself. The functions around it can only call others around them. */
function recurses(fn: FunctionNode, visible: readonly FunctionNode[]): boolean {
  const seen = new Set<FunctionNode>();
  const open = [fn];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const part of [at.result, ...at.bindings.map((b) => b.value)]) {
      for (const name of calledNames(part)) {
        const next = visible.find((f) => f.name === name);
        if (next === fn) return true;
        if (next === undefined || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
  }
  return false;
}
