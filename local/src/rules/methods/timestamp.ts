import { int, smallInt } from '../values/int64.ts';
import type { RulesValue } from '../values/rules-value.ts';
import type { Method, Methods } from './method.ts';

type Timestamp = Extract<RulesValue, { type: 'timestamp' }>;

const DAY = 86_400_000_000_000n;
const MS = 1_000_000n;
const SECOND = 1_000_000_000n;

/** Methods of timestamps, all in UTC (reference: rules.Timestamp); Monday is day 1 of the week. */
export const TIMESTAMP_METHODS: Methods<Timestamp> = {
  date: {
    takes: [],
    run: (self) => ({ type: 'timestamp', nanos: self.nanos - floorMod(self.nanos, DAY) }),
  },
  day: calendar((date) => date.getUTCDate()),
  dayOfWeek: calendar((date) => date.getUTCDay() || 7),
  dayOfYear: calendar((date) => {
    const start = new Date(date);
    start.setUTCMonth(0, 1);
    return Math.round((date.getTime() - start.getTime()) / 86_400_000) + 1;
  }),
  hours: calendar((date) => date.getUTCHours()),
  minutes: calendar((date) => date.getUTCMinutes()),
  month: calendar((date) => date.getUTCMonth() + 1),
  nanos: { takes: [], run: (self) => int(floorMod(self.nanos, SECOND)) },
  seconds: calendar((date) => date.getUTCSeconds()),
  time: { takes: [], run: (self) => ({ type: 'duration', nanos: floorMod(self.nanos, DAY) }) },
  toMillis: { takes: [], run: (self) => int((self.nanos - floorMod(self.nanos, MS)) / MS) },
  year: calendar((date) => date.getUTCFullYear()),
};

function calendar(read: (date: Date) => number): Method<Timestamp> {
  return {
    takes: [],
    run: (self) => smallInt(read(new Date(Number((self.nanos - floorMod(self.nanos, MS)) / MS)))),
  };
}

const floorMod = (a: bigint, b: bigint): bigint => ((a % b) + b) % b;
