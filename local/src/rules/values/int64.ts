import { type Failure, fail } from './failure.ts';
import type { RulesValue } from './rules-value.ts';

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

/** An integer value, or the overflow error when it does not fit 64 bits. */
export function int(value: bigint): RulesValue | Failure {
  if (value > LARGEST || value < SMALLEST)
    return fail('RULES_OVERFLOW', `${value} does not fit a 64-bit integer`);
  return { type: 'int', value };
}

/** An integer that is certain to fit: a size, a year, an index. */
export const smallInt = (value: number): RulesValue => ({ type: 'int', value: BigInt(value) });
