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
  checkFunctions([ruleset.functions], report);
  for (const service of ruleset.services) {
    const scopes = [service.functions, ruleset.functions];
    checkFunctions(scopes, report);
    for (const match of service.matches) checkMatch(match, scopes, report);
  }
  return issues;
}

type Report = (span: Pick<Span, 'line' | 'column'>, message: string) => void;

/** The functions of a scope and of those around it, nearest first. */
type Scopes = readonly (readonly FunctionNode[])[];

function checkMatch(match: MatchNode, outer: Scopes, report: Report): void {
  const scopes = [match.functions, ...outer];
  checkFunctions(scopes, report);
  for (const allow of match.allows)
    for (const operation of allow.operations)
      if (!METHODS_OF.has(operation)) report(allow.span, `Unknown operation '${operation}'.`);
  for (const inner of match.matches) checkMatch(inner, scopes, report);
}

function checkFunctions(scopes: Scopes, report: Report): void {
  const functions = scopes[0] ?? [];
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
    if (recurses(fn, scopes))
      report(fn.span, `Function '${fn.name}' calls itself; recursion is not supported.`);
  }
}

/** Whether a function reaches itself. What it calls sees the scopes where that is declared. */
function recurses(fn: FunctionNode, scopes: Scopes): boolean {
  const seen = new Set<FunctionNode>([fn]);
  const open = [{ at: fn, scopes }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const part of [next.at.result, ...next.at.bindings.map((b) => b.value)]) {
      for (const name of calledNames(part)) {
        const found = find(name, next.scopes);
        if (found?.at === fn) return true;
        if (found === null || seen.has(found.at)) continue;
        seen.add(found.at);
        open.push(found);
      }
    }
  }
  return false;
}

function find(name: string, scopes: Scopes): { at: FunctionNode; scopes: Scopes } | null {
  for (const [i, functions] of scopes.entries()) {
    const at = functions.find((f) => f.name === name);
    if (at !== undefined) return { at, scopes: scopes.slice(i) };
  }
  return null;
}
