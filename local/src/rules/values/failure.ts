import type { Span } from '../syntax/ast.ts';

/**
 * An error of the rules language: the clause that meets it denies, unless `&&` or `||` decide
 * without it. The codes are what the log is searched for.
 */
export interface Failure {
  readonly type: 'error';
  readonly code: FailureCode;
  readonly message: string;
  /** The part of the clause where it came up; the evaluator fills it in. */
  readonly at?: Span;
}

type FailureCode =
  | 'RULES_TYPE'
  | 'RULES_MISSING'
  | 'RULES_UNKNOWN_NAME'
  | 'RULES_ARGUMENTS'
  | 'RULES_RANGE'
  | 'RULES_OVERFLOW'
  | 'RULES_DIVISION'
  | 'RULES_REGEX'
  | 'RULES_PATH'
  | 'RULES_LOOKUP'
  | 'RULES_LIMIT'
  /** Proving a list: the query does not say what the rule asks. */
  | 'RULES_UNDECIDED'
  | 'RULES_UNSUPPORTED';

export const fail = (code: FailureCode, message: string): Failure => ({
  type: 'error',
  code,
  // Messages quote what was sent, which may be long.
  message: message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message,
});

const LONGEST = 300;
