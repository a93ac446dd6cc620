import type { Span } from './ast.ts';
import { RulesSyntaxError } from './syntax-error.ts';
import type { Token, TokenKind } from './token.ts';

/** Nesting beyond this is refused rather than risking the stack. */
const DEEPEST = 200;

/** Walks over the tokens; every parser function takes one. */
export class Cursor {
  readonly source: string;
  #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(source: string, tokens: readonly Token[]) {
    this.source = source;
    this.#tokens = tokens;
  }

  /** The token `ahead` places on; past the end it is the end token. */
  peek(ahead = 0): Token {
    const token = this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)];
    if (token === undefined) throw new Error('a token list ends with an end token');
    return token;
  }

  next(): Token {
    const token = this.peek();
    this.#at++;
    return token;
  }

  /** Whether the next token is this symbol or keyword. */
  sees(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return (token.kind === 'symbol' || token.kind === 'keyword') && token.text === text;
  }

  /** Takes the symbol or keyword if it comes next. */
  takes(text: string): boolean {
    if (!this.sees(text)) return false;
    this.#at++;
    return true;
  }

  expect(text: string): Token {
    if (!this.sees(text)) this.refuse(`Expected '${text}' but found ${this.found()}.`);
    return this.next();
  }

  expectKind(kind: TokenKind, what: string): Token {
    if (this.peek().kind !== kind) this.refuse(`Expected ${what} but found ${this.found()}.`);
    return this.next();
  }

  found(): string {
    const token = this.peek();
    return token.kind === 'end' ? 'the end of the file' : `'${token.text}'`;
  }

  /** @throws RulesSyntaxError at the next token, or at the one given. */
  refuse(message: string, token: Token = this.peek()): never {
    throw new RulesSyntaxError(token.line, token.column, message);
  }

  /** From the given token or node to the last token taken. */
  spanFrom(start: Pick<Span, 'line' | 'column' | 'start'>): Span {
    const last = this.#tokens[this.#at - 1];
    return {
      line: start.line,
      column: start.column,
      start: start.start,
      end: last?.end ?? start.start,
    };
  }

  /** Runs one nested parser, refusing nesting that nobody writes by hand. */
  nested<T>(parse: () => T): T {
    if (++this.#depth > DEEPEST) this.refuse(`Nested more than ${DEEPEST} levels deep.`);
    const result = parse();
    this.#depth--;
    return result;
  }
}
