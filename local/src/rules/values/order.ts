import { type Failure, fail } from './failure.ts';
import type { RulesValue } from './rules-value.ts';

/**
 * Orders two values for `<`, `<=`, `>`, `>=`: numbers, strings, bytes, timestamps and durations among their
 * own kind; anything else, and anything across kinds, is an error. NaN gives NaN, so no comparison holds.
 */
export function order(a: RulesValue, b: RulesValue): number | Failure {
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float'))
    return a.type === b.type
      ? orderNumbers(a.value, b.value)
      : orderNumbers(Number(a.value), Number(b.value));
  if (a.type === 'string' && b.type === 'string') return orderStrings(a.value, b.value);
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') return orderNanos(a.nanos, b.nanos);
  if (a.type === 'duration' && b.type === 'duration') return orderNanos(a.nanos, b.nanos);
  return fail('RULES_TYPE', `${a.type} and ${b.type} have no order`);
}

/** By code point, which is the order of their UTF-8 and so Firestore's own. */
function orderStrings(a: string, b: string): number {
  if (a === b) return 0;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Published: beside a float an integer becomes one, however large. */
function orderNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a >= b ? 0 : Number.NaN;
}

const orderNanos = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
