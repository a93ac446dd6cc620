import type { Methods } from '../methods/method.ts';
import { type Failure, fail } from '../values/failure.ts';
import type { RulesValue } from '../values/rules-value.ts';

const NUMBER = ['int', 'float'] as const;

/** The `latlng` namespace (reference: rules.latlng); degrees beyond the globe are an error. */
export const LATLNG_FUNCTIONS: Methods<null> = {
  value: {
    takes: [NUMBER, NUMBER],
    run: (_, [lat, lng]): RulesValue | Failure => {
      const latitude = degrees(lat);
      const longitude = degrees(lng);
      if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
        return fail('RULES_RANGE', `latlng(${latitude}, ${longitude})`);
      return { type: 'latlng', latitude, longitude };
    },
  },
};

const degrees = (v: RulesValue | undefined): number =>
  v?.type === 'int' || v?.type === 'float' ? Number(v.value) : Number.NaN;
