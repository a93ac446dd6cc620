import { equal } from '../values/equality.ts';
import type { Failure } from '../values/failure.ts';
import { order } from '../values/order.ts';
import { bool, type RulesValue } from '../values/rules-value.ts';

type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** The comparisons: `==` and `!=` take any two values, the others two of one ordered kind. */
export function compare(
  operator: ComparisonOperator,
  a: RulesValue,
  b: RulesValue,
): RulesValue | Failure {
  if (operator === '==') return bool(equal(a, b));
  if (operator === '!=') return bool(!equal(a, b));
  const sign = order(a, b);
  if (typeof sign !== 'number') return sign;
  return bool(holds(operator, sign));
}

/** Whether the operator holds for the sign of an order (NaN holds for none). */
export function holds(operator: '<' | '<=' | '>' | '>=', sign: number): boolean {
  if (operator === '<') return sign < 0;
  if (operator === '<=') return sign <= 0;
  if (operator === '>') return sign > 0;
  return sign >= 0;
}
