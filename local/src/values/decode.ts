import { invalid } from './errors.ts';
import { readTimestamp } from './micros.ts';
import { parseDocumentName } from './names/resource-name.ts';
import { textValue } from './shared-text.ts';
import type { Fields, Value } from './value.ts';

/** Against exhausting the stack; what may be stored is judged by `store/check-document.ts`. */
const MAX_DEPTH = 100;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const DOUBLE = /^-?(?:\d+\.?\d*(?:[eE][+-]?\d+)?|Infinity)$|^NaN$/;
/** Timestamps run from year 1 to year 9999 (google.protobuf.Timestamp). */
const YEAR_1 = -62_135_596_800n;
const YEAR_10000 = 253_402_300_800n;
const NULL: Value = { kind: 'null' };
const TRUE: Value = { kind: 'boolean', value: true };
const FALSE: Value = { kind: 'boolean', value: false };
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Reads one wire value (proto3 JSON, or protobuf decoded with string longs and base64 bytes). */
export function decodeValue(wire: unknown, depth = 0): Value {
  if (!isObject(wire)) throw invalid('A value must be an object with one value field.');
  for (const key in wire) {
    const inner = wire[key];
    switch (key) {
      case 'nullValue':
        return NULL;
      case 'booleanValue':
        if (typeof inner !== 'boolean') throw invalid('booleanValue is neither true nor false.');
        return inner ? TRUE : FALSE;
      case 'integerValue':
        return { kind: 'integer', value: decodeInteger(inner) };
      case 'doubleValue':
        return { kind: 'double', value: decodeDouble(inner) };
      case 'timestampValue':
        return decodeTimestamp(inner);
      case 'stringValue':
        if (typeof inner !== 'string' || !inner.isWellFormed()) {
          throw invalid('stringValue is not a text of valid UTF-8.');
        }
        return textValue(inner);
      case 'bytesValue':
        if (typeof inner !== 'string' || !BASE64.test(inner)) {
          throw invalid('bytesValue is not base64.');
        }
        return { kind: 'bytes', value: new Uint8Array(Buffer.from(inner, 'base64')) };
      case 'referenceValue':
        if (typeof inner !== 'string') throw invalid('referenceValue is not a string.');
        parseDocumentName(inner);
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
  if (depth > MAX_DEPTH) throw invalid('Maps and arrays are nested too deep.');
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
  if (depth > MAX_DEPTH) throw invalid('Maps and arrays are nested too deep.');
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
  if (typeof wire === 'number') return wire;
  if (typeof wire !== 'string' || !DOUBLE.test(wire)) {
    throw invalid(`Not a double: ${JSON.stringify(wire)}`);
  }
  return Number(wire);
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
  if (!isObject(wire)) throw invalid('geoPointValue is not an object.');
  const latitude = decodeDouble(wire.latitude ?? 0);
  const longitude = decodeDouble(wire.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw invalid('A geo point is out of range.');
  }
  return { kind: 'geopoint', latitude, longitude };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
