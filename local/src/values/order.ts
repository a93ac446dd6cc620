import { comparePaths } from './names/document-path.ts';
import { compareUtf8 } from './utf8-order.ts';
import type { Fields, Value } from './value.ts';
import { vectorOf } from './vector.ts';

/**
 * The published order of types (firebase.google.com/docs/firestore/manage-data/data-types): values
 * of one rank are compared with each other, everything else by rank. NaN is the least number.
 */
export function typeRank(value: Value): number {
  switch (value.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
      return 2;
    case 'timestamp':
      return 3;
    case 'string':
      return 4;
    case 'bytes':
      return 5;
    case 'reference':
      return 6;
    case 'geopoint':
      return 7;
    case 'array':
      return 8;
    case 'map':
      return vectorOf(value) ? 9 : 10;
  }
}

/** Orders any two values: negative, 0 (equal for queries: 1 equals 1.0) or positive. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a.kind === 'string' && b.kind === 'string') return compareUtf8(a.value, b.value);
  const rank = typeRank(a) - typeRank(b);
  if (rank !== 0) return rank;
  if (a.kind === 'boolean' && b.kind === 'boolean') return Number(a.value) - Number(b.value);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') {
    return a.seconds === b.seconds ? a.nanos - b.nanos : a.seconds < b.seconds ? -1 : 1;
  }
  if (a.kind === 'bytes' && b.kind === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.kind === 'reference' && b.kind === 'reference') return comparePaths(a.value, b.value);
  if (a.kind === 'geopoint' && b.kind === 'geopoint') {
    return a.latitude - b.latitude || a.longitude - b.longitude;
  }
  if (a.kind === 'array' && b.kind === 'array') return compareArrays(a.values, b.values);
  if (a.kind === 'map' && b.kind === 'map') return compareMaps(a, b);
  return 0;
}

/** Whether two values are equal in the sense of a query's `==`. */
export function queryEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

/** Whether a value is an integer or a double. */
export function isNumber(value: Value): value is NumberValue {
  return value.kind === 'integer' || value.kind === 'double';
}

function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (!right) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

type MapValue = Extract<Value, { kind: 'map' }>;

function compareMaps(a: MapValue, b: MapValue): number {
  const [x, y] = [vectorOf(a), vectorOf(b)];
  if (x && y) return x.length - y.length || compareArrays(x, y);
  return compareFields(a.fields, b.fields);
}

function compareFields(a: Fields, b: Fields): number {
  const x = [...a].sort(([k], [l]) => compareUtf8(k, l));
  const y = [...b].sort(([k], [l]) => compareUtf8(k, l));
  for (const [i, [key, value]] of x.entries()) {
    const other = y[i];
    if (!other) return 1;
    const order = compareUtf8(key, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return x.length - y.length;
}
