import { identical } from '../../values/identical.ts';
import { type FieldPath, formatFieldPath } from '../../values/names/field-path.ts';
import type { Fields } from '../../values/value.ts';

/** The paths of the fields that differ, down into maps: an event's `updateMask`. */
export function changedFields(before: Fields, after: Fields, prefix: FieldPath = []): string[] {
  const changed: string[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [x, y] = [before.get(key), after.get(key)];
    const path = [...prefix, key];
    if (x && y && identical(x, y)) continue;
    if (x?.kind === 'map' && y?.kind === 'map')
      changed.push(...changedFields(x.fields, y.fields, path));
    else changed.push(formatFieldPath(path));
  }
  return changed;
}
