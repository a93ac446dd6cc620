import { RulesSyntaxError } from './syntax-error.ts';
import { BAD_SERVICE_NAMES, KEYWORDS, SYMBOLS, type Token, type TokenKind } from './token.ts';

// The token classes of the official grammar (FirebaseRulesLexer). As there, the longest match wins,
// so `a/b` is a path segment after `a` and only `a / b` divides.
const SPACE = /[\t\n\f\r ]+/y;
const LINE_COMMENT = /\/\/[^\n]*/y;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\//y;
const PCHAR = `(?:[:@&'*+.~_A-Za-z0-9-]|%[0-9A-Fa-f]{2})`;
const PATH_SEGMENT = new RegExp(String.raw`\/(?:\(${PCHAR}+\)|${PCHAR}+)`, 'y');
const IDENTIFIER = /[A-Za-z_$][A-Za-z0-9_$]*/y;
const FLOAT = /(?:0|[1-9][0-9]*)?\.[0-9]+|(?:0|[1-9][0-9]*)\./y;
const INTEGER = /0|[1-9][0-9]*/y;
const ESCAPE = String.raw`\\(?:u[0-9A-Fa-f]{4}|[0-3][0-7]{2}|x[0-9A-Fa-f]{2}|["'\\bfnrt])`;
const STRING_BODY = {
  single: String.raw`'(?:[^\b\n\f\r'\\\u0091\u0092\u2018\u2019]|${ESCAPE})*'`,
  double: String.raw`"(?:[^\b\n\f\r"\\\u0093\u0094\u201c\u201d]|${ESCAPE})*"`,
};
const STRING = new RegExp(`${STRING_BODY.single}|${STRING_BODY.double}`, 'yu');
const BYTES = new RegExp(`[bB](?:${STRING_BODY.single}|${STRING_BODY.double})`, 'yu');
const SERVICE_NAME = /[A-Za-z0-9.-]+/y;

/**
 * Splits rules source into tokens, the last of kind `end`.
 * @throws RulesSyntaxError at the first character that starts no token.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const lines = lineStarts(source);
  // Behind it no comment is looked for, which would be to the end of the file each time.
  const lastEnd = source.lastIndexOf('*/');
  let at = 0;
  let line = 0;
  const place = (offset: number) => {
    while ((lines[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line++;
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
  };
  const push = (kind: TokenKind, text: string) => {
    tokens.push({ kind, text, start: at, end: at + text.length, ...place(at) });
    at += text.length;
  };
  const refuse = (message: string): never => {
    const { line: l, column } = place(at);
    throw new RulesSyntaxError(l, column, message);
  };
  while (at < source.length) {
    const blank = take(source, at, SPACE);
    if (blank !== null) {
      at += blank.length;
      continue;
    }
    // `service` switches the official lexer to a mode that knows only a dotted name.
    if (tokens.at(-1)?.text === 'service' && tokens.at(-1)?.kind === 'keyword') {
      const name =
        take(source, at, SERVICE_NAME) ?? refuse("Expected a service name after 'service'.");
      if (BAD_SERVICE_NAMES.has(name)) refuse('Cannot use keyword as service name.');
      push('service-name', name);
      continue;
    }
    const comment =
      take(source, at, LINE_COMMENT) ?? (at < lastEnd ? take(source, at, BLOCK_COMMENT) : null);
    if (comment !== null) {
      at += comment.length;
      continue;
    }
    const next = nextToken(source, at);
    if (next === null) refuse(`Unexpected ${describe(source, at)}.`);
    else push(next.kind, next.text);
  }
  push('end', '');
  return tokens;
}

function nextToken(source: string, at: number): { kind: TokenKind; text: string } | null {
  const bytes = take(source, at, BYTES);
  if (bytes !== null) return { kind: 'bytes', text: bytes };
  const string = take(source, at, STRING);
  if (string !== null) return { kind: 'string', text: string };
  const word = take(source, at, IDENTIFIER);
  // A lone `$` is the sign before `(`, not a name.
  if (word !== null && word !== '$')
    return { kind: KEYWORDS.has(word) ? 'keyword' : 'identifier', text: word };
  const segment = take(source, at, PATH_SEGMENT);
  if (segment !== null) return { kind: 'path-segment', text: segment };
  const float = take(source, at, FLOAT);
  if (float !== null) return { kind: 'float', text: float };
  const integer = take(source, at, INTEGER);
  if (integer !== null) return { kind: 'integer', text: integer };
  const symbol = SYMBOLS.find((s) => source.startsWith(s, at));
  return symbol === undefined ? null : { kind: 'symbol', text: symbol };
}

function take(source: string, at: number, pattern: RegExp): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}

function describe(source: string, at: number): string {
  const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return char === '"' || char === "'" ? `${char} (a string that does not end)` : `'${char}'`;
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}
