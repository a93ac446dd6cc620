import fc from 'fast-check';
import type { Value } from './value.ts';
import { vectorOf } from './vector.ts';

/** Values of every kind, small enough that random ones are often equal or alike; for tests. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<Value>({ kind: 'null' }),
    fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
    fc.bigInt({ min: -3n, max: 3n }).map((value): Value => ({ kind: 'integer', value })),
    fc
      .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
      .map((value): Value => ({ kind: 'integer', value })),
    fc.double({ maxExcluded: false }).map((value): Value => ({ kind: 'double', value })),
    fc.constantFrom(0, -0, 1, 1.5, Number.NaN).map((value): Value => ({ kind: 'double', value })),
    fc
      .record({ seconds: fc.bigInt({ min: -9n, max: 9n }), micros: fc.nat(999_999) })
      .map(({ seconds, micros }): Value => ({ kind: 'timestamp', seconds, nanos: micros * 1000 })),
    fc
      .string({ unit: 'grapheme', maxLength: 4 })
      .map((value): Value => ({ kind: 'string', value })),
    fc.uint8Array({ maxLength: 4 }).map((value): Value => ({ kind: 'bytes', value })),
    fc
      .constantFrom('a/b', 'a/c', 'a/__id7__', 'a/b/c/d')
      .map(
        (path): Value => ({ kind: 'reference', value: `projects/p/databases/d/documents/${path}` }),
      ),
    fc
      .record({
        latitude: fc.integer({ min: -90, max: 90 }),
        longitude: fc.integer({ min: -180, max: 180 }),
      })
      .map((point): Value => ({ kind: 'geopoint', ...point })),
    fc.array(fc.double(), { maxLength: 3 }).map(vector),
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .dictionary(fc.constantFrom('a', 'b', '__proto__', 'c d'), tie('value'), { maxKeys: 3 })
      .map((entries): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) })),
  ),
})).value;

function vector(elements: readonly number[]): Value {
  const values = elements.map((value): Value => ({ kind: 'double', value }));
  return {
    kind: 'map',
    fields: new Map<string, Value>([
      ['__type__', { kind: 'string', value: '__vector__' }],
      ['value', { kind: 'array', values }],
    ]),
  };
}

/** As `anyValue`, without what is compared but not stored: arrays in arrays, reserved names. */
export const storableValue: fc.Arbitrary<Value> = anyValue.map(storable);

function storable(value: Value): Value {
  if (value.kind === 'array') {
    const kept = value.values.filter(({ kind }) => kind !== 'array');
    return { kind: 'array', values: kept.map(storable) };
  }
  if (value.kind !== 'map' || vectorOf(value)) return value;
  const kept = [...value.fields].filter(([key]) => !key.startsWith('__'));
  return { kind: 'map', fields: new Map(kept.map(([key, inner]) => [key, storable(inner)])) };
}
