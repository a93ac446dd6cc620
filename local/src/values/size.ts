import type { Fields, Value } from './value.ts';
import { vectorOf } from './vector.ts';

/** What a document and each map in it cost beyond their fields. */
const MAP_OVERHEAD = 32;

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
      return stringSize(value.value);
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.value.split('/documents/')[1] ?? '');
    case 'geopoint':
      return 16;
    case 'array':
      return value.values.reduce((sum, item) => sum + valueSize(item), 0);
    case 'map': {
      const vector = vectorOf(value);
      // "The size of the map, calculated the same way as document size".
      return vector ? 8 * vector.length : fieldsSize(value.fields) + MAP_OVERHEAD;
    }
  }
}

/** The stored size of a whole document: its name, its fields and 32 bytes. */
export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + MAP_OVERHEAD;
}

function fieldsSize(fields: Fields): number {
  let sum = 0;
  for (const [key, value] of fields) sum += stringSize(key) + valueSize(value);
  return sum;
}

/** The size of a document's name, by its path. */
export function nameSize(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + stringSize(segment), 16);
}

function stringSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
