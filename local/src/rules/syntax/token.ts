export type TokenKind =
  | 'symbol'
  | 'keyword'
  | 'identifier'
  | 'path-segment'
  | 'integer'
  | 'float'
  | 'string'
  | 'bytes'
  | 'service-name'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** As it is in the source. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

/** The longer ones first: the lexer takes the first that fits. */
export const SYMBOLS = [
  '&&',
  '||',
  '==',
  '!=',
  '<=',
  '>=',
  '++',
  '--',
  '**',
  '=',
  '@',
  ':',
  ',',
  '$',
  '.',
  '>',
  '{',
  '[',
  '(',
  '<',
  '-',
  '%',
  '!',
  '+',
  '}',
  ']',
  ')',
  ';',
  '/',
  '*',
  '?',
] as const;

/** Words that are no identifiers; after a dot they name a field, nowhere else anything of the author's. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'allow',
  'false',
  'function',
  'if',
  'import',
  'in',
  'is',
  'let',
  'null',
  'return',
  'service',
  'match',
  'rules_version',
  'true',
  'arguments',
  'break',
  'case',
  'continue',
  'default',
  'deny',
  'do',
  'each',
  'else',
  'extends',
  'for',
  'goto',
  'not',
  'package',
  'switch',
  'then',
  'var',
  'while',
]);

/** Words that may not name a service. */
export const BAD_SERVICE_NAMES: ReadonlySet<string> = new Set([
  'allow',
  'deny',
  'false',
  'function',
  'if',
  'in',
  'is',
  'null',
  'return',
  'service',
  'match',
  'true',
  'package',
  'extends',
  'import',
]);
