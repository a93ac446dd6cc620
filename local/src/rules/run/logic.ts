import { type Failure, fail } from '../values/failure.ts';
import { FALSE, TRUE } from '../values/rules-value.ts';
import type { Outcome } from './outcome.ts';

/**
 * `a && b`: false if either side is false, whatever happens to the other; else an error of a side is
 * the outcome. The right side is not evaluated when the left is false.
 */
export function and(left: Outcome, right: () => Outcome): Outcome {
  const a = truth(left);
  if (a === false) return FALSE;
  const b = truth(right());
  if (b === false) return FALSE;
  if (a !== true) return a;
  return b === true ? TRUE : b;
}

/** `a || b`: true if either side is true, whatever happens to the other; else as `and`. */
export function or(left: Outcome, right: () => Outcome): Outcome {
  const a = truth(left);
  if (a === true) return TRUE;
  const b = truth(right());
  if (b === true) return TRUE;
  if (a !== false) return a;
  return b === false ? FALSE : b;
}

/** A boolean, or the error that anything else is. */
function truth(outcome: Outcome): boolean | Failure {
  if (outcome.type === 'bool') return outcome.value;
  if (outcome.type === 'error') return outcome;
  if (outcome.type === 'partial')
    return fail('RULES_UNDECIDED', `the query does not decide ${outcome.name}`);
  return fail('RULES_TYPE', `${outcome.type} where a bool is needed`);
}
