import { type Failure, fail } from '../values/failure.ts';
import { bool, type RulesType, type RulesValue } from '../values/rules-value.ts';

/** The published names after `is`; `number` is either of two. Any other name is an error. */
const TYPES: Readonly<Record<string, readonly RulesType[]>> = {
  bool: ['bool'],
  bytes: ['bytes'],
  // A name without values here: Google's engine has it for queries that are not decided.
  constraint: [],
  duration: ['duration'],
  float: ['float'],
  int: ['int'],
  latlng: ['latlng'],
  list: ['list'],
  map: ['map'],
  map_diff: ['map_diff'],
  null: ['null'],
  number: ['int', 'float'],
  path: ['path'],
  set: ['set'],
  string: ['string'],
  timestamp: ['timestamp'],
};

/** The types that a name after `is` stands for, or null for a name there is not. */
export const typesNamed = (name: string): readonly RulesType[] | null =>
  Object.hasOwn(TYPES, name) ? (TYPES[name] ?? null) : null;

/** `value is type`. */
export function isType(value: RulesValue, name: string): RulesValue | Failure {
  const types = typesNamed(name);
  if (types === null) return fail('RULES_UNKNOWN_NAME', `there is no type '${name}'`);
  return bool(types.includes(value.type));
}
