import type { Fields, Value } from './value.ts';

/** Whether two values are the same in type and content (1 and 1.0 are not), as a no-op write needs. */
export function identical(a: Value, b: Value): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'null':
      return b.kind === 'null';
    case 'boolean':
    case 'integer':
    case 'string':
    case 'reference':
      return a.kind === b.kind && a.value === b.value;
    case 'double':
      return b.kind === 'double' && Object.is(a.value, b.value);
    case 'timestamp':
      return b.kind === 'timestamp' && a.seconds === b.seconds && a.nanos === b.nanos;
    case 'bytes':
      return b.kind === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'geopoint':
      return b.kind === 'geopoint' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'array':
      return b.kind === 'array' && identicalLists(a.values, b.values);
    case 'map':
      return b.kind === 'map' && identicalFields(a.fields, b.fields);
  }
}

/** Whether two documents or maps hold the same fields with the same values. */
export function identicalFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (!other || !identical(value, other)) return false;
  }
  return true;
}

function identicalLists(a: readonly Value[], b: readonly Value[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((value, i) => {
    const other = b[i];
    return other !== undefined && identical(value, other);
  });
}
