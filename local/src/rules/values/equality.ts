import type { PathSegment, RulesValue } from './rules-value.ts';

/** `==` of the language: false, never an error, across types; beside a float an int becomes one. */
export function equal(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) && isNumber(b))
    return a.type === b.type ? a.value === b.value : Number(a.value) === Number(b.value);
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
      return b.type === 'list' && equalItems(a.items, b.items);
    case 'set':
      return b.type === 'set' && a.items.length === b.items.length && includesAll(a.items, b.items);
    case 'map':
      return b.type === 'map' && equalEntries(a.entries, b.entries);
    case 'map_diff':
      return b.type === 'map_diff' && equal(a.before, b.before) && equal(a.after, b.after);
    case 'path':
      return b.type === 'path' && equalSegments(a.segments, b.segments);
    default:
      return false;
  }
}

/**
 * Stricter than `==`: an int and a float are never the same, however deep. For telling what a write
 * changes, where the stored value of 1 and 1.0 differ.
 */
export function identical(a: RulesValue, b: RulesValue): boolean {
  if (a.type === 'list' && b.type === 'list')
    return (
      a.items.length === b.items.length &&
      a.items.every((item, i) => isIdenticalTo(item, b.items[i]))
    );
  if (a.type === 'map' && b.type === 'map')
    return (
      a.entries.size === b.entries.size &&
      [...a.entries].every(([key, item]) => isIdenticalTo(item, b.entries.get(key)))
    );
  // NaN stays NaN.
  if (a.type === 'float' && b.type === 'float') return Object.is(a.value, b.value);
  return a.type === b.type && equal(a, b);
}

const isIdenticalTo = (a: RulesValue, b: RulesValue | undefined): boolean =>
  b !== undefined && identical(a, b);

/** Whether some item equals the value. */
export const includes = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => equal(item, value));

/** Whether every one of `wanted` is among the items. */
export const includesAll = (items: readonly RulesValue[], wanted: readonly RulesValue[]): boolean =>
  wanted.every((value) => includes(items, value));

/** The items with repeats left out, first ones kept: what a set holds. */
export function distinct(items: readonly RulesValue[]): RulesValue[] {
  const kept: RulesValue[] = [];
  for (const item of items) if (!includes(kept, item)) kept.push(item);
  return kept;
}

const isNumber = (v: RulesValue) => v.type === 'int' || v.type === 'float';

function equalItems(a: readonly RulesValue[], b: readonly RulesValue[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, i) => {
      const other = b[i];
      return other !== undefined && equal(item, other);
    })
  );
}

function equalEntries(
  a: ReadonlyMap<string, RulesValue>,
  b: ReadonlyMap<string, RulesValue>,
): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !equal(value, other)) return false;
  }
  return true;
}

const equalSegments = (a: readonly PathSegment[], b: readonly PathSegment[]): boolean =>
  a.length === b.length &&
  a.every((s, i) =>
    s.text === null ? b[i]?.text === null && b[i]?.name === s.name : s.text === b[i]?.text,
  );
