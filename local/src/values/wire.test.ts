import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJson } from '../firestore/rest/send.ts';
import { anyValue } from './arbitrary-value.ts';
import { decodeValue } from './decode.ts';
import { encodeValue } from './encode.ts';
import { identical } from './identical.ts';
import { readTimestamp, WireTimestamp } from './micros.ts';

describe('values on the wire', () => {
  it('come back as they were after JSON', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(identical(decodeValue(JSON.parse(toJson(encodeValue(value)))), value)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ['an integer beyond 64 bits', { integerValue: '9223372036854775808' }],
    ['a value of no type', {}],
    ['a geo point off the globe', { geoPointValue: { latitude: 91, longitude: 0 } }],
    ['a double that is a word', { doubleValue: 'many' }],
    ['a timestamp in the year 10000', { timestampValue: '253402300800' }],
    ['a timestamp on the 30th of February', { timestampValue: '2024-02-30T00:00:00Z' }],
    ['a timestamp of negative nanoseconds', { timestampValue: { seconds: '1', nanos: -1 } }],
    ['half a surrogate pair', { stringValue: '\ud800' }],
    ['a truth that is a word', { booleanValue: 'yes' }],
    ['bytes that are not base64', { bytesValue: 'a b!' }],
    ['a reference to a collection', { referenceValue: 'projects/p/databases/d/documents/c' }],
    ['a reference to nowhere', { referenceValue: 'c/d' }],
    ['arrays nested without end', nested(125)],
  ])('refuse %s', (_, wire) => {
    expect(() => decodeValue(wire)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  it('keep timestamps to the microsecond, rounded down', () => {
    const value = decodeValue({ timestampValue: '2020-01-02T03:04:05.123456789Z' });
    expect(toJson(encodeValue(value))).toBe('{"timestampValue":"2020-01-02T03:04:05.123456Z"}');
  });

  it('read RFC 3339 with an offset, before 1970 too', () => {
    expect(readTimestamp('1969-12-31T23:59:59.5+01:00')).toEqual({ seconds: -3601n, nanos: 5e8 });
    expect(JSON.stringify(WireTimestamp.ofMicros(-500_000))).toBe('"1969-12-31T23:59:59.500Z"');
  });
});

function nested(depth: number): object {
  return depth === 0 ? { nullValue: null } : { arrayValue: { values: [nested(depth - 1)] } };
}
