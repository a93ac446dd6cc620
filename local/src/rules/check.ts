import { checkExpressions } from './check-expressions.ts';
import { checkMatches } from './check-matches.ts';
import { LIMITS } from './run/limits.ts';
import type { FunctionNode, MatchNode, RulesetNode, Span } from './syntax/ast.ts';
import type { SyntaxIssue } from './syntax/parse-ruleset.ts';
import { calledNames } from './syntax/walk.ts';

/** What the grammar takes but deploying refuses; an empty list when there is nothing. */
export function checkRuleset(ruleset: RulesetNode): SyntaxIssue[] {
  const issues: SyntaxIssue[] = [];
  const report = (span: Pick<Span, 'line' | 'column'>, message: string) =>
    issues.push({ line: span.line, column: span.column, message });
  for (const span of ruleset.imports) report(span, 'Imports are not supported.');
  for (const { span } of ruleset.services.slice(1))
    report(span, 'A file holds the rules of one service.');
  const depths = new Map<FunctionNode, number>();
  const functions = (scopes: Scopes) => checkFunctions(scopes, ruleset.version, depths, report);
  const file = [scopeOf(ruleset.functions)];
  functions(file);
  for (const service of ruleset.services) {
    const scopes = [scopeOf(service.functions), ...file];
    functions(scopes);
    checkMatches(service.matches, ruleset.version, report);
    for (const match of service.matches) inMatch(match, scopes, functions);
  }
  checkExpressions(ruleset, report);
  return issues;
}

/** Takes down what is wrong and where. */
export type Report = (span: Pick<Span, 'line' | 'column'>, message: string) => void;

/** The functions of a scope by their names, the first of each, and in the order of the source. */
interface Scope {
  readonly functions: readonly FunctionNode[];
  readonly named: ReadonlyMap<string, FunctionNode>;
}

/** A scope and those around it, nearest first. */
type Scopes = readonly Scope[];

const scopeOf = (functions: readonly FunctionNode[]): Scope => ({
  functions,
  named: new Map(functions.toReversed().map((fn) => [fn.name, fn])),
});

function inMatch(match: MatchNode, outer: Scopes, check: (scopes: Scopes) => void): void {
  const scopes = [scopeOf(match.functions), ...outer];
  check(scopes);
  for (const inner of match.matches) inMatch(inner, scopes, check);
}

function checkFunctions(
  scopes: Scopes,
  version: '1' | '2',
  depths: Map<FunctionNode, number>,
  report: Report,
): void {
  for (const fn of scopes[0]?.functions ?? []) {
    if (scopes[0]?.named.get(fn.name) !== fn)
      report(fn.span, `Function '${fn.name}' is declared twice.`);
    if (fn.parameters.length > LIMITS.parameters)
      report(fn.span, `Function '${fn.name}' takes more than ${LIMITS.parameters} parameters.`);
    if (fn.bindings.length > LIMITS.letBindings)
      report(fn.span, `Function '${fn.name}' has more than ${LIMITS.letBindings} let bindings.`);
    if (version === '1' && fn.bindings.length > 0)
      report(fn.span, `Function '${fn.name}': let needs rules_version = '2'.`);
    const names = [...fn.parameters, ...fn.bindings.map((b) => b.name)];
    if (new Set(names).size !== names.length)
      report(fn.span, `Function '${fn.name}' declares a name twice.`);
    const depth = callDepth({ at: fn, scopes }, depths, 0);
    if (depth === Number.POSITIVE_INFINITY)
      report(fn.span, `Function '${fn.name}' ends in a circle: recursion is not supported.`);
    else if (depth > LIMITS.callDepth)
      report(fn.span, `Function '${fn.name}' calls more than ${LIMITS.callDepth} deep.`);
  }
}

interface Declared {
  readonly at: FunctionNode;
  readonly scopes: Scopes;
}

/**
 * How many functions can be inside each other, this one included; endless when it leads to a circle.
 * What it calls sees the scopes where that is declared. Far beyond the limit nobody counts on.
 */
function callDepth(
  { at, scopes }: Declared,
  known: Map<FunctionNode, number>,
  outside: number,
): number {
  const before = known.get(at);
  if (before !== undefined) return before;
  if (outside > FAR) return 1;
  // Met again before it is known: a circle.
  known.set(at, Number.POSITIVE_INFINITY);
  let deepest = 0;
  for (const part of [at.result, ...at.bindings.map((b) => b.value)])
    for (const name of calledNames(part)) {
      const found = find(name, scopes);
      if (found !== null) deepest = Math.max(deepest, callDepth(found, known, outside + 1));
    }
  known.set(at, deepest + 1);
  return deepest + 1;
}

const FAR = 10 * LIMITS.callDepth;

function find(name: string, scopes: Scopes): Declared | null {
  for (const [i, { named }] of scopes.entries()) {
    const at = named.get(name);
    if (at !== undefined) return { at, scopes: scopes.slice(i) };
  }
  return null;
}
