import { checkRuleset } from './check.ts';
import { METHODS_OF } from './operations.ts';
import type { Clause, CompiledMatch, Ruleset } from './ruleset.ts';
import { LIMITS } from './run/limits.ts';
import type { FunctionScope } from './run/scope.ts';
import type {
  AllowNode,
  FunctionNode,
  MatchNode,
  PatternSegment,
  RulesetNode,
} from './syntax/ast.ts';
import { parseRuleset, type SyntaxIssue } from './syntax/parse-ruleset.ts';

export type Compiled =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly issues: readonly SyntaxIssue[] };

/**
 * Compiles the text of a rules file. What the grammar refuses, and what would be refused on deploying
 * (recursion, unknown operations, too many parameters…), comes back as issues with line and column.
 */
export function compileRules(source: string): Compiled {
  // Before anything is made of it.
  if (Buffer.byteLength(source) > LIMITS.sourceBytes)
    return { ok: false, issues: [{ line: 1, column: 1, message: TOO_LONG }] };
  const parsed = parseRuleset(source);
  if (!parsed.ok) return { ok: false, issues: [parsed.issue] };
  const issues = checkRuleset(parsed.ruleset);
  if (issues.length > 0) return { ok: false, issues };
  const matches = flatten(parsed.ruleset);
  return { ok: true, ruleset: { version: parsed.ruleset.version, source, matches } };
}

const TOO_LONG = `Rules are at most ${LIMITS.sourceBytes} bytes long.`;

function flatten(ruleset: RulesetNode): CompiledMatch[] {
  const compiled: CompiledMatch[] = [];
  const file = scope(ruleset.functions, null, 0);
  for (const service of ruleset.services) {
    const around = scope(service.functions, file, 0);
    for (const match of service.matches) flattenMatch(service.name, match, [], around, compiled);
  }
  return compiled;
}

function flattenMatch(
  service: string,
  node: MatchNode,
  outer: readonly PatternSegment[],
  around: FunctionScope,
  into: CompiledMatch[],
): void {
  const pattern = [...outer, ...node.pattern];
  const functions = scope(node.functions, around, pattern.length);
  if (node.allows.length > 0)
    into.push({
      service,
      pattern,
      label: showPattern(pattern),
      line: node.span.line,
      functions,
      clauses: node.allows.map(clause),
    });
  for (const inner of node.matches) flattenMatch(service, inner, pattern, functions, into);
}

const clause = (node: AllowNode): Clause => ({
  methods: new Set(node.operations.flatMap((o) => METHODS_OF.get(o) ?? [])),
  operations: node.operations,
  condition: node.condition,
  span: node.span,
});

const scope = (
  nodes: readonly FunctionNode[],
  parent: FunctionScope | null,
  patternLength: number,
): FunctionScope => ({
  functions: new Map(nodes.map((node) => [node.name, node])),
  parent,
  patternLength,
});

const showPattern = (pattern: readonly PatternSegment[]): string =>
  pattern
    .map((s) => {
      if (s.kind === 'literal') return `/${s.text}`;
      return s.kind === 'one' ? `/{${s.name}}` : `/{${s.name}=**}`;
    })
    .join('');
