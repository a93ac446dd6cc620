import type { Fields, Value } from '../../values/value.ts';
import { LazyFields } from './lazy-fields.ts';
import {
  bool,
  float,
  list,
  map,
  NULL,
  path,
  type RulesMap,
  type RulesValue,
  string,
} from './rules-value.ts';

/** A stored value as rules see it; a reference is the path from `databases` on. */
export function fromFirestore(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return NULL;
    case 'boolean':
      return bool(value.value);
    case 'integer':
      return { type: 'int', value: value.value };
    case 'double':
      return float(value.value);
    case 'timestamp':
      return { type: 'timestamp', nanos: value.seconds * 1_000_000_000n + BigInt(value.nanos) };
    case 'string':
      return string(value.value);
    case 'bytes':
      return { type: 'bytes', value: value.value };
    case 'reference':
      return path(referenceSegments(value.value));
    case 'geopoint':
      return { type: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return list(value.values.map(fromFirestore));
    case 'map':
      return fromFields(value.fields);
  }
}

/** A document's fields as a map. */
export const fromFields = (fields: Fields): RulesMap => map(new LazyFields(fields, fromFirestore));

/** `projects/P/databases/D/documents/…` without its first two segments. */
export function referenceSegments(name: string): string[] {
  const segments = name.split('/').filter((s) => s !== '');
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}
