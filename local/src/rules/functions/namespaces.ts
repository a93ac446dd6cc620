import type { Methods } from '../methods/method.ts';
import { HASHING_FUNCTIONS } from './hashing.ts';
import { LATLNG_FUNCTIONS } from './latlng.ts';
import { MATH_FUNCTIONS } from './math.ts';
import { DURATION_FUNCTIONS, TIMESTAMP_FUNCTIONS } from './time.ts';

const NAMESPACES: ReadonlyMap<string, Methods<null>> = new Map([
  ['duration', DURATION_FUNCTIONS],
  ['hashing', HASHING_FUNCTIONS],
  ['latlng', LATLNG_FUNCTIONS],
  ['math', MATH_FUNCTIONS],
  ['timestamp', TIMESTAMP_FUNCTIONS],
]);

/** The functions under a name such as `math`; a variable of that name comes first. */
export const namespaceFunctions = (name: string): Methods<null> | null =>
  NAMESPACES.get(name) ?? null;
