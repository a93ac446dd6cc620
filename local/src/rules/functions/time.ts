import { argument, type Methods } from '../methods/method.ts';
import { type Failure, fail } from '../values/failure.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { duration, timestamp } from '../values/time-range.ts';

const SECOND = 1_000_000_000n;
const UNITS: Readonly<Record<string, bigint>> = {
  w: 604_800n * SECOND,
  d: 86_400n * SECOND,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

/** The `duration` namespace (reference: rules.duration). */
export const DURATION_FUNCTIONS: Methods<null> = {
  abs: {
    takes: [['duration']],
    run: (_, args) => {
      const { nanos } = argument(args, 0, 'duration');
      return { type: 'duration', nanos: nanos < 0n ? -nanos : nanos };
    },
  },
  time: {
    takes: [['int'], ['int'], ['int'], ['int']],
    run: (_, args) =>
      duration(
        argument(args, 0, 'int').value * 3_600n * SECOND +
          argument(args, 1, 'int').value * 60n * SECOND +
          argument(args, 2, 'int').value * SECOND +
          argument(args, 3, 'int').value,
      ),
  },
  value: {
    takes: [['int'], ['string']],
    run: (_, args): RulesValue | Failure => {
      const name = argument(args, 1, 'string').value;
      const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
      if (unit === undefined) return fail('RULES_ARGUMENTS', `'${name}' is no unit of duration`);
      return duration(argument(args, 0, 'int').value * unit);
    },
  },
};

/** The `timestamp` namespace (reference: rules.timestamp). */
export const TIMESTAMP_FUNCTIONS: Methods<null> = {
  date: {
    takes: [['int'], ['int'], ['int']],
    run: (_, args) =>
      date(
        Number(argument(args, 0, 'int').value),
        Number(argument(args, 1, 'int').value),
        Number(argument(args, 2, 'int').value),
      ),
  },
  value: {
    takes: [['int']],
    run: (_, args) => timestamp(argument(args, 0, 'int').value * 1_000_000n),
  },
};

/** A day that the calendar does not have is an error, not the day after. */
function date(year: number, month: number, day: number): RulesValue | Failure {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day)
    return fail('RULES_ARGUMENTS', `${year}-${month}-${day} is no date`);
  return timestamp(BigInt(at.getTime()) * 1_000_000n);
}
