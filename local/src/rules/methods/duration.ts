import { int } from '../values/int64.ts';
import type { RulesValue } from '../values/rules-value.ts';
import type { Methods } from './method.ts';

type Duration = Extract<RulesValue, { type: 'duration' }>;
const SECOND = 1_000_000_000n;

/** Methods of durations (reference: rules.Duration): whole seconds, and the nanoseconds beyond them. */
export const DURATION_METHODS: Methods<Duration> = {
  nanos: { takes: [], run: (self) => int(self.nanos % SECOND) },
  seconds: { takes: [], run: (self) => int(self.nanos / SECOND) },
};
