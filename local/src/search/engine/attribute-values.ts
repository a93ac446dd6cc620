import type { Json, Rec } from '../record.ts';

/**
 * All plain values at a path of a record (`authors.name`), in order; lists are looked through.
 * An attribute whose own name has a dot goes before the path.
 */
export function valuesAt(record: Rec, path: string): (string | number | boolean)[] {
  const found: (string | number | boolean)[] = [];
  if (path in record) collect(record[path], [], found);
  else collect(record, path.split('.'), found);
  return found;
}

function collect(
  value: Json | undefined,
  path: readonly string[],
  found: (string | number | boolean)[],
): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, path, found);
    return;
  }
  const [name, ...rest] = path;
  if (typeof value === 'object') {
    if (name !== undefined) collect(value[name], rest, found);
    return;
  }
  if (name === undefined) found.push(value);
}
