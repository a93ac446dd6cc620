import { type Failure, fail } from './failure.ts';
import type { RulesValue } from './rules-value.ts';

const SECOND = 1_000_000_000n;
// google.protobuf.Timestamp: 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z.
const FIRST = -62_135_596_800n * SECOND;
const LAST = 253_402_300_800n * SECOND - 1n;
// google.protobuf.Duration: about 10,000 years either way.
const LONGEST = 315_576_000_000n * SECOND;

/** A timestamp, or an error beyond the years 1 to 9999. */
export const timestamp = (nanos: bigint): RulesValue | Failure =>
  nanos < FIRST || nanos > LAST
    ? fail('RULES_OVERFLOW', 'a timestamp beyond the years 1 to 9999')
    : { type: 'timestamp', nanos };

/** A duration, or an error beyond about 10,000 years. */
export const duration = (nanos: bigint): RulesValue | Failure =>
  nanos < -LONGEST || nanos > LONGEST
    ? fail('RULES_OVERFLOW', 'a duration beyond 10,000 years')
    : { type: 'duration', nanos };
