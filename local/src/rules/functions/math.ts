import type { Method, Methods } from '../methods/method.ts';
import { type Failure, fail } from '../values/failure.ts';
import { int } from '../values/int64.ts';
import { bool, float, type RulesValue } from '../values/rules-value.ts';

const NUMBER = [['int', 'float']] as const;

/** The `math` namespace (reference: rules.math). */
export const MATH_FUNCTIONS: Methods<null> = {
  abs: {
    takes: NUMBER,
    run: (_, [x]) =>
      x?.type === 'int' ? int(x.value < 0n ? -x.value : x.value) : float(Math.abs(number(x))),
  },
  ceil: whole(Math.ceil),
  floor: whole(Math.floor),
  isInfinite: { takes: NUMBER, run: (_, [x]) => bool(Math.abs(number(x)) === Infinity) },
  isNaN: { takes: NUMBER, run: (_, [x]) => bool(Number.isNaN(number(x))) },
  pow: {
    takes: [...NUMBER, ...NUMBER],
    run: (_, [x, y]) => float(number(x) ** number(y)),
  },
  // Halves go away from zero.
  round: whole((x) => Math.sign(x) * Math.round(Math.abs(x))),
  sqrt: { takes: NUMBER, run: (_, [x]) => float(Math.sqrt(number(x))) },
};

const number = (x: RulesValue | undefined): number =>
  x?.type === 'int' || x?.type === 'float' ? Number(x.value) : Number.NaN;

/** `ceil`, `floor` and `round` answer integers; what fits none is an error. */
function whole(round: (x: number) => number): Method<null> {
  return {
    takes: NUMBER,
    run: (_, [x]): RulesValue | Failure => {
      if (x?.type === 'int') return x;
      const rounded = round(number(x));
      if (!Number.isFinite(rounded)) return fail('RULES_OVERFLOW', `${rounded} is no integer`);
      return int(BigInt(rounded));
    },
  };
}
