import type { Fields, Value } from '../value.ts';

/** The stored size of a value in bytes (firebase.google.com/docs/firestore/storage-size). */
export function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'string':
      return Buffer.byteLength(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.value.split('/documents/')[1] ?? '');
    case 'geopoint':
      return 16;
    case 'array':
      return value.values.reduce((sum, item) => sum + valueSize(item), 0);
    case 'map':
      return fieldsSize(value.fields);
  }
}

/** The stored size of a whole document: its name, its fields and 32 bytes. */
export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

function fieldsSize(fields: Fields): number {
  let sum = 0;
  for (const [key, value] of fields) sum += Buffer.byteLength(key) + 1 + valueSize(value);
  return sum;
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, 16);
}
