import type { Json, Rec } from '../records/record.ts';

type Plain = string | number | boolean;

/**
 * All plain values at a path of a record (`authors.name`; `*` for all there are), in order; lists are
 * looked through. An attribute whose own name has a dot goes before the path.
 */
export function valuesAt(record: Rec, path: string): Plain[] {
  if (path === '*') {
    const { objectID, ...rest } = record;
    return collected(rest, null);
  }
  return path in record ? collected(record[path], []) : collected(record, path.split('.'));
}

/** `path` as far as it is left; null takes everything. */
function collected(value: Json | undefined, path: readonly string[] | null): Plain[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => collected(item, path));
  if (typeof value === 'object') {
    if (path === null) return Object.values(value).flatMap((inner) => collected(inner, null));
    const [name, ...rest] = path;
    return name === undefined ? [] : collected(value[name], rest);
  }
  return path === null || path.length === 0 ? [value] : [];
}
