import { WireTimestamp } from './micros.ts';
import type { Fields, Value } from './value.ts';

/** A value on the wire; the same object serves JSON and protobuf (see `WireTimestamp`). */
export type WireValue = Readonly<Record<string, unknown>>;

/** Writes one value for the wire. */
export function encodeValue(value: Value): WireValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: String(value.value) };
    case 'double':
      return { doubleValue: encodeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: new WireTimestamp(value.seconds, value.nanos) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'reference':
      return { referenceValue: value.value };
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(encodeValue) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } };
  }
}

/** Writes the fields of a document or map for the wire. */
export function encodeFields(fields: Fields): Record<string, WireValue> {
  const wire: Record<string, WireValue> = {};
  for (const [key, value] of fields) {
    // `__proto__` is a legal field name and must not touch the object's prototype.
    if (key === '__proto__') {
      Object.defineProperty(wire, key, { value: encodeValue(value), enumerable: true });
    } else wire[key] = encodeValue(value);
  }
  return wire;
}

/** JSON has no NaN, infinities or negative zero: proto3 JSON writes them as strings. */
function encodeDouble(value: number): number | string {
  return Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : Object.is(value, -0)
      ? '-0'
      : String(value);
}
