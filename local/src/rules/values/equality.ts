import { finder } from './finder.ts';
import type { PathSegment, RulesMap, RulesValue } from './rules-value.ts';

type Same = (a: RulesValue, b: RulesValue) => boolean;
type RulesNumber = Extract<RulesValue, { type: 'int' | 'float' }>;

/**
 * `==` of the language: false, never an error, across types; beside a float an int becomes one. Inside
 * lists and maps numbers are the same only if their type is too, and 0.0 is not -0.0 there.
 */
export const equal: Same = (a, b) => same(a, b, sameNumber, identical);

/** Whether a list has it as an item: as `==`, but 1 is no item of `[1.0]`. */
export const sameInList: Same = (a, b) =>
  same(a, b, (x, y) => x.type === y.type && x.value === y.value, identical);

/** Whether a set holds it, or a difference leaves it out: numbers by value, however deep; NaN is NaN. */
export const sameInSet: Same = (a, b) =>
  same(a, b, (x, y) => sameNumber(x, y) || (isNan(x) && isNan(y)), sameInSet);

/** Whether some item equals the value, as lists see it. */
export const isInList = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => sameInList(item, value));

/** Whether some element equals the value, as sets see it. */
export const isInSet = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => sameInSet(item, value));

/** The items with repeats left out, first ones kept: what a set holds. */
export function distinct(items: readonly RulesValue[]): RulesValue[] {
  const kept = finder([], sameInSet);
  return items.filter((item) => {
    if (kept.has(item)) return false;
    kept.add(item);
    return true;
  });
}

const sameNumber = (a: RulesNumber, b: RulesNumber): boolean =>
  a.type === b.type ? a.value === b.value : Number(a.value) === Number(b.value);

const isNan = (a: RulesNumber): boolean => Number.isNaN(a.value);

/** An item inside a list or map that `==` compares. */
const identical: Same = (a, b) =>
  same(
    a,
    b,
    (x, y) => x.type === y.type && x.value === y.value && Object.is(x.value, y.value),
    identical,
  );

function same(
  a: RulesValue,
  b: RulesValue,
  numbers: (a: RulesNumber, b: RulesNumber) => boolean,
  inside: Same,
): boolean {
  if (isNumber(a) && isNumber(b)) return numbers(a, b);
  if (a.type !== b.type) return false;
  switch (a.type) {
    case 'null':
      return true;
    case 'bool':
    case 'string':
      return b.type === a.type && a.value === b.value;
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.type === a.type && a.nanos === b.nanos;
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'list':
      return b.type === 'list' && sameItems(a.items, b.items, inside);
    case 'set':
      return b.type === 'set' && sameElements(a.items, b.items);
    case 'map':
      return b.type === 'map' && sameEntries(a, b, inside);
    case 'map_diff':
      return b.type === 'map_diff' && equal(a.before, b.before) && equal(a.after, b.after);
    case 'path':
      return b.type === 'path' && sameSegments(a.segments, b.segments);
    default:
      return false;
  }
}

const isNumber = (v: RulesValue): v is RulesNumber => v.type === 'int' || v.type === 'float';

const sameItems = (a: readonly RulesValue[], b: readonly RulesValue[], inside: Same): boolean =>
  a.length === b.length &&
  a.every((item, i) => {
    const other = b[i];
    return other !== undefined && inside(item, other);
  });

function sameElements(a: readonly RulesValue[], b: readonly RulesValue[]): boolean {
  const found = finder(a, sameInSet);
  return a.length === b.length && b.every((item) => found.has(item));
}

function sameEntries({ entries: a }: RulesMap, { entries: b }: RulesMap, inside: Same): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !inside(value, other)) return false;
  }
  return true;
}

const sameSegments = (a: readonly PathSegment[], b: readonly PathSegment[]): boolean =>
  a.length === b.length &&
  a.every((s, i) =>
    s.text === null ? b[i]?.text === null && b[i]?.name === s.name : s.text === b[i]?.text,
  );
