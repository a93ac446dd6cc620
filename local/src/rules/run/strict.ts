import { undecided } from '../prove/partial.ts';
import { type Failure, fail } from '../values/failure.ts';
import { FALSE, type RulesValue, TRUE } from '../values/rules-value.ts';
import { isValue, type Outcome, type PartlyKnown } from './outcome.ts';

/** Runs a strict operation of one operand. */
export function one(
  a: Outcome,
  known: (a: RulesValue) => Outcome,
  partly: (a: PartlyKnown) => Outcome,
): Outcome {
  if (a.type === 'error') return a;
  return a.type === 'partial' ? partly(a) : known(a);
}

/** Runs a strict operation of two operands: an error of either is the outcome. */
export function two(
  a: Outcome,
  b: Outcome,
  known: (a: RulesValue, b: RulesValue) => Outcome,
  partly: (a: RulesValue | PartlyKnown, b: RulesValue | PartlyKnown) => Outcome,
): Outcome {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  return isValue(a) && isValue(b) ? known(a, b) : partly(a, b);
}

/** `!x` of a bool. */
export function not(operand: Outcome): Outcome {
  return one(
    operand,
    (v) => (v.type === 'bool' ? (v.value ? FALSE : TRUE) : wrongCondition(v)),
    undecided,
  );
}

/** `c ? a : b`: only the chosen side is evaluated. */
export function ternary(
  condition: Outcome,
  then: () => Outcome,
  otherwise: () => Outcome,
): Outcome {
  if (condition.type === 'partial') return undecided(condition);
  if (condition.type === 'error') return condition;
  if (condition.type !== 'bool') return wrongCondition(condition);
  return condition.value ? then() : otherwise();
}

const wrongCondition = (value: RulesValue): Failure =>
  fail('RULES_TYPE', `${value.type} where a bool is needed`);
