import type { FieldPath } from './names/field-path.ts';
import type { Fields, Value } from './value.ts';

/** The value at a field path, or undefined where the path leads nowhere. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let level: Fields = fields;
  for (const [i, key] of path.entries()) {
    const value = level.get(key);
    if (i === path.length - 1 || value === undefined) return value;
    if (value.kind !== 'map') return undefined;
    level = value.fields;
  }
  return undefined;
}

/** A copy with the path set; maps on the way are made, values in the way replaced. */
export function setField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [key, ...rest] = path;
  if (key === undefined) return fields;
  if (rest.length === 0) return new Map(fields).set(key, value);
  const inner = fields.get(key);
  const level: Fields = inner?.kind === 'map' ? inner.fields : new Map();
  return new Map(fields).set(key, { kind: 'map', fields: setField(level, rest, value) });
}

/** A copy without the path; the same object when there was nothing to remove. */
export function deleteField(fields: Fields, path: FieldPath): Fields {
  const [key, ...rest] = path;
  const inner = key === undefined ? undefined : fields.get(key);
  if (key === undefined || inner === undefined) return fields;
  if (rest.length > 0 && inner.kind !== 'map') return fields;
  const copy = new Map(fields);
  if (rest.length === 0) copy.delete(key);
  else if (inner.kind === 'map') {
    copy.set(key, { kind: 'map', fields: deleteField(inner.fields, rest) });
  }
  return copy;
}

/** Only the given paths of a document, as a field mask or a projection asks. */
export function projectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let kept: Fields = new Map();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) kept = setField(kept, path, value);
  }
  return kept;
}
