import { invalid } from '../errors.ts';
import type { Fields, Value } from '../value.ts';
import { readTimestamp } from './micros.ts';

const MAX_DEPTH = 20;
/** Timestamps run from year 1 to year 9999 (google.protobuf.Timestamp). */
const YEAR_1 = -62_135_596_800n;
const YEAR_10000 = 253_402_300_800n;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Reads one wire value (proto3 JSON, or protobuf decoded with string longs and base64 bytes). */
export function decodeValue(wire: unknown, depth = 0): Value {
  if (!isObject(wire)) throw invalid('A value must be an object with one value field.');
  for (const key in wire) {
    const inner = wire[key];
    switch (key) {
      case 'nullValue':
        return { kind: 'null' };
      case 'booleanValue':
        return { kind: 'boolean', value: inner === true };
      case 'integerValue':
        return { kind: 'integer', value: decodeInteger(inner) };
      case 'doubleValue':
        return { kind: 'double', value: decodeDouble(inner) };
      case 'timestampValue':
        return decodeTimestamp(inner);
      case 'stringValue':
        if (typeof inner !== 'string') throw invalid('stringValue is not a string.');
        return { kind: 'string', value: inner };
      case 'bytesValue':
        if (typeof inner !== 'string') throw invalid('bytesValue is not base64.');
        return { kind: 'bytes', value: new Uint8Array(Buffer.from(inner, 'base64')) };
      case 'referenceValue':
        if (typeof inner !== 'string') throw invalid('referenceValue is not a string.');
        return { kind: 'reference', value: inner };
      case 'geoPointValue':
        return decodeGeoPoint(inner);
      case 'arrayValue':
        return { kind: 'array', values: decodeList(inner, depth + 1) };
      case 'mapValue':
        return {
          kind: 'map',
          fields: decodeFields(isObject(inner) ? inner.fields : {}, depth + 1),
        };
    }
  }
  throw invalid('A value has no known type.');
}

/** Reads a wire map of values; an absent one is empty. */
export function decodeFields(wire: unknown, depth = 0): Fields {
  if (depth > MAX_DEPTH) throw invalid('Maps and arrays are nested deeper than 20 levels.');
  const fields = new Map<string, Value>();
  if (wire === undefined || wire === null) return fields;
  if (!isObject(wire)) throw invalid('fields must be an object.');
  for (const key of Object.keys(wire)) {
    if (key === '') throw invalid('A field name is empty.');
    fields.set(key, decodeValue(wire[key], depth));
  }
  return fields;
}

/** Reads the values of a wire array. */
export function decodeList(wire: unknown, depth = 0): Value[] {
  if (depth > MAX_DEPTH) throw invalid('Maps and arrays are nested deeper than 20 levels.');
  const values = isObject(wire) ? wire.values : undefined;
  if (values === undefined || values === null) return [];
  if (!Array.isArray(values)) throw invalid('arrayValue.values must be an array.');
  return values.map((value) => decodeValue(value, depth));
}

function decodeInteger(wire: unknown): bigint {
  const text = String(wire);
  if (!/^-?\d+$/.test(text)) throw invalid(`Not an integer: ${text}`);
  const value = BigInt(text);
  if (value < INT64_MIN || value > INT64_MAX) throw invalid(`Integer out of range: ${text}`);
  return value;
}

function decodeDouble(wire: unknown): number {
  const value = typeof wire === 'string' ? Number(wire) : wire;
  if (typeof value !== 'number') throw invalid('doubleValue is not a number.');
  if (Number.isNaN(value) && wire !== 'NaN' && !Number.isNaN(wire)) {
    throw invalid(`Not a double: ${String(wire)}`);
  }
  return value;
}

function decodeTimestamp(wire: unknown): Value {
  const time = readTimestamp(wire);
  if (!time || time.seconds < YEAR_1 || time.seconds >= YEAR_10000) {
    throw invalid(`Not a timestamp: ${JSON.stringify(wire)}`);
  }
  // Firestore keeps microseconds and rounds down.
  return { kind: 'timestamp', seconds: time.seconds, nanos: time.nanos - (time.nanos % 1000) };
}

function decodeGeoPoint(wire: unknown): Value {
  const latitude = Number((isObject(wire) && wire.latitude) || 0);
  const longitude = Number((isObject(wire) && wire.longitude) || 0);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw invalid('A geo point is out of range.');
  }
  return { kind: 'geopoint', latitude, longitude };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
