import type { Methods } from '../methods/method.ts';
import { saturated } from '../values/int64.ts';
import { bool, float, type RulesValue } from '../values/rules-value.ts';

const NUMBER = [['int', 'float']] as const;

/**
 * The `math` namespace (reference: rules.math), as seen of Google's: `ceil` and `floor` answer floats,
 * and `isInfinite`, which the reference has too, is not there.
 */
export const MATH_FUNCTIONS: Methods<null> = {
  abs: {
    takes: NUMBER,
    run: (_, [x]) =>
      x?.type === 'int'
        ? { type: 'int', value: BigInt.asIntN(64, x.value < 0n ? -x.value : x.value) }
        : float(Math.abs(number(x))),
  },
  ceil: { takes: NUMBER, run: (_, [x]) => float(Math.ceil(number(x))) },
  floor: { takes: NUMBER, run: (_, [x]) => float(Math.floor(number(x))) },
  isNaN: { takes: NUMBER, run: (_, [x]) => bool(Number.isNaN(number(x))) },
  pow: {
    takes: [...NUMBER, ...NUMBER],
    run: (_, [x, y]) => float(number(x) ** number(y)),
  },
  // Halves go up: -2.5 becomes -2.
  round: { takes: NUMBER, run: (_, [x]) => (x?.type === 'int' ? x : nearest(number(x))) },
  sqrt: { takes: NUMBER, run: (_, [x]) => float(Math.sqrt(number(x))) },
};

const number = (x: RulesValue | undefined): number =>
  x?.type === 'int' || x?.type === 'float' ? Number(x.value) : Number.NaN;

/** Cut to 64 bits where it is larger; NaN is 0. */
const nearest = (x: number): RulesValue => saturated(Math.round(x));
