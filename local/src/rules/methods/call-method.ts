import { type Failure, fail } from '../values/failure.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { BYTES_METHODS } from './bytes.ts';
import { DURATION_METHODS } from './duration.ts';
import { LATLNG_METHODS } from './latlng.ts';
import { LIST_METHODS } from './list.ts';
import { MAP_METHODS } from './map.ts';
import { MAP_DIFF_METHODS } from './map-diff.ts';
import { invoke, type Methods } from './method.ts';
import { PATH_METHODS } from './path.ts';
import { SET_METHODS } from './set.ts';
import { STRING_METHODS } from './string.ts';
import { TIMESTAMP_METHODS } from './timestamp.ts';

/** The methods of each type that has some, by the name of the type. */
export const METHOD_TABLES = {
  bytes: BYTES_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
  list: LIST_METHODS,
  map: MAP_METHODS,
  map_diff: MAP_DIFF_METHODS,
  path: PATH_METHODS,
  set: SET_METHODS,
  string: STRING_METHODS,
  timestamp: TIMESTAMP_METHODS,
} as const;

/** `self.name(args)`: the method of the value's type, or an error when there is none. */
export function callMethod(
  self: RulesValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue | Failure {
  switch (self.type) {
    case 'bytes':
      return from(BYTES_METHODS, self, name, args);
    case 'duration':
      return from(DURATION_METHODS, self, name, args);
    case 'latlng':
      return from(LATLNG_METHODS, self, name, args);
    case 'list':
      return from(LIST_METHODS, self, name, args);
    case 'map':
      return from(MAP_METHODS, self, name, args);
    case 'map_diff':
      return from(MAP_DIFF_METHODS, self, name, args);
    case 'path':
      return from(PATH_METHODS, self, name, args);
    case 'set':
      return from(SET_METHODS, self, name, args);
    case 'string':
      return from(STRING_METHODS, self, name, args);
    case 'timestamp':
      return from(TIMESTAMP_METHODS, self, name, args);
    default:
      return fail('RULES_UNKNOWN_NAME', `a ${self.type} has no method ${name}()`);
  }
}

function from<Self extends RulesValue>(
  methods: Methods<Self>,
  self: Self,
  name: string,
  args: readonly RulesValue[],
): RulesValue | Failure {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (method === undefined)
    return fail('RULES_UNKNOWN_NAME', `a ${self.type} has no method ${name}()`);
  return invoke(`${self.type}.${name}()`, method, self, args);
}
