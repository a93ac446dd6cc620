import type { Clause } from '../rules/ruleset.ts';
import type { Expression, Span } from '../rules/syntax/ast.ts';

/** One place of a rules file written otherwise. */
export interface Mutant {
  /** Where in the file, and what is there now. */
  readonly span: Span;
  readonly text: string;
  /** The match and its `allow`, or the function. */
  readonly within: string;
  readonly what: string;
  /** What a request must have evaluated to be judged otherwise; null where that is not known. */
  readonly watched: Clause | Expression | null;
}

/** The file with the mutant's text in it. */
export const mutated = (source: string, { span, text }: Mutant): string =>
  source.slice(0, span.start) + text + source.slice(span.end);
