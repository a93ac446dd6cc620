import { type Failure, fail } from '../values/failure.ts';
import { int } from '../values/int64.ts';
import { float, type RulesValue, string } from '../values/rules-value.ts';
import { duration, timestamp } from '../values/time-range.ts';
import { MOST_TEXT, tooLong } from '../values/weight.ts';

type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/**
 * The five arithmetic operators (reference: Integer, Float, String, Timestamp, Duration). Integers stay
 * exact and overflow is an error; beside a float they become one; `+` joins strings.
 */
export function arithmetic(
  operator: ArithmeticOperator,
  a: RulesValue,
  b: RulesValue,
): RulesValue | Failure {
  if (a.type === 'int' && b.type === 'int') return integers(operator, a.value, b.value);
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float'))
    return floats(operator, Number(a.value), Number(b.value));
  if (a.type === 'string' && b.type === 'string' && operator === '+')
    return a.value.length + b.value.length > MOST_TEXT ? tooLong() : string(a.value + b.value);
  return times(operator, a, b) ?? noOperator(operator, a, b);
}

/** `-x` of a number. */
export function negate(value: RulesValue): RulesValue | Failure {
  if (value.type === 'int') return int(-value.value);
  if (value.type === 'float') return float(-value.value);
  return fail('RULES_TYPE', `a ${value.type} cannot be negated`);
}

function integers(operator: ArithmeticOperator, a: bigint, b: bigint): RulesValue | Failure {
  if (operator === '+') return int(a + b);
  if (operator === '-') return int(a - b);
  if (operator === '*') return int(a * b);
  if (b === 0n) return fail('RULES_DIVISION', `${a} ${operator} 0`);
  return int(operator === '/' ? a / b : a % b);
}

function floats(operator: ArithmeticOperator, a: number, b: number): RulesValue | Failure {
  if (operator === '+') return float(a + b);
  if (operator === '-') return float(a - b);
  if (operator === '*') return float(a * b);
  // Not published for floats; an error is the side that denies.
  if (b === 0) return fail('RULES_DIVISION', `${a} ${operator} 0.0`);
  return float(operator === '/' ? a / b : a % b);
}

function times(
  operator: ArithmeticOperator,
  a: RulesValue,
  b: RulesValue,
): RulesValue | Failure | null {
  if (operator === '-' && a.type === 'timestamp' && b.type === 'timestamp')
    return duration(a.nanos - b.nanos);
  if (operator === '+' && a.type === 'duration' && b.type === 'timestamp')
    return timestamp(a.nanos + b.nanos);
  if ((a.type !== 'timestamp' && a.type !== 'duration') || b.type !== 'duration') return null;
  const make = a.type === 'timestamp' ? timestamp : duration;
  if (operator === '+') return make(a.nanos + b.nanos);
  if (operator === '-') return make(a.nanos - b.nanos);
  return null;
}

const noOperator = (operator: string, a: RulesValue, b: RulesValue): Failure =>
  fail('RULES_TYPE', `${a.type} ${operator} ${b.type} is not defined`);
