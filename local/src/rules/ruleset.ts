import type { Outcome } from './run/outcome.ts';
import type { FunctionScope } from './run/scope.ts';
import type { Expression, PatternSegment, Span } from './syntax/ast.ts';

/** A rules file that compiled: its matches flattened, outer before inner, in the order of the source. */
export interface Ruleset {
  readonly version: '1' | '2';
  readonly source: string;
  readonly matches: readonly CompiledMatch[];
  /** Told what each clause and expression comes to, for coverage. */
  readonly watch?: (part: Clause | Expression, outcome: Outcome) => void;
}

export interface CompiledMatch {
  readonly service: string;
  /** With the patterns of all matches around it. */
  readonly pattern: readonly PatternSegment[];
  /** `/databases/{database}/documents/users/{uid}`, for the log. */
  readonly label: string;
  readonly line: number;
  readonly functions: FunctionScope;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  readonly methods: ReadonlySet<string>;
  readonly operations: readonly string[];
  readonly condition: Expression | null;
  readonly span: Span;
}
