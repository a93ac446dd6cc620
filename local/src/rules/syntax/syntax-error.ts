/** What violates the grammar, and where (line and column from 1). Caught by `parseRuleset`. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;
  constructor(line: number, column: number, message: string) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
