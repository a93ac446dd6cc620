import { sameValue } from './same-value.ts';
import type { Values } from './values.ts';

export interface Merged {
  /** What only one side has changed is taken from that side; what both have, from mine. */
  readonly values: Values;
  /** Fields that both have changed, and differently. */
  readonly conflicts: readonly string[];
  /** Fields that only they have changed. */
  readonly taken: readonly string[];
}

/** Puts two changes of one record together, field by field. */
export function mergeValues(base: Values, mine: Values, theirs: Values): Merged {
  const fields = [...new Set([base, mine, theirs].flatMap((each) => Object.keys(each)))];
  const changedByThem = fields.filter((field) => !sameValue(base[field], theirs[field]));
  const conflicts = changedByThem.filter(
    (field) => !sameValue(base[field], mine[field]) && !sameValue(mine[field], theirs[field]),
  );
  const taken = changedByThem.filter((field) => sameValue(base[field], mine[field]));
  const values = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { values, conflicts, taken };
}

/** What was merged, with their side of the fields that somebody chose it for. */
export const withTheirs = (values: Values, theirs: Values, fields: readonly string[]): Values => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, theirs[field]])),
});
