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

/** The integer part of a float; the nearest that fits 64 bits, and 0 for NaN. */
export function saturated(value: number): RulesValue {
  if (Number.isNaN(value)) return { type: 'int', value: 0n };
  if (value >= 2 ** 63) return { type: 'int', value: LARGEST };
  if (value <= -(2 ** 63)) return { type: 'int', value: SMALLEST };
  return { type: 'int', value: BigInt(Math.trunc(value)) };
}

/** An integer that is certain to fit: a size, a year, an index. */
export const smallInt = (value: number): RulesValue => ({ type: 'int', value: BigInt(value) });
