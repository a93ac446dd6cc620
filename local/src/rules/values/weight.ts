import { type Failure, fail } from './failure.ts';
import type { RulesValue } from './rules-value.ts';

// A request holds a document of 1 MiB at most; what rules make of it may not grow without end.
/** Characters of a text. */
export const MOST_TEXT = 10_000_000;
/** Values in a list or map, with all that is inside. */
const MOST_VALUES = 2_000_000;

/** Smaller ones, which is most, are sooner weighed again than looked up. */
const REMEMBERED_FROM = 32;

const WEIGHTS = new WeakMap<object, number>();

/** The list or map, or the error that it is too large to go on with. */
export const weighed = (value: RulesValue): RulesValue | Failure =>
  weightOf(value) > MOST_VALUES
    ? fail('RULES_OVERFLOW', `more than ${MOST_VALUES} values in each other`)
    : value;

/** The error of a text that grew too long. */
export const tooLong = (): Failure =>
  fail('RULES_OVERFLOW', `a text of more than ${MOST_TEXT} characters`);

function weightOf(value: RulesValue): number {
  if (value.type !== 'list' && value.type !== 'map' && value.type !== 'set') return 1;
  const known = WEIGHTS.get(value);
  if (known !== undefined) return known;
  const inside = value.type === 'map' ? value.entries.values() : value.items;
  let weight = 1;
  for (const item of inside) weight += weightOf(item);
  if (weight >= REMEMBERED_FROM) WEIGHTS.set(value, weight);
  return weight;
}
