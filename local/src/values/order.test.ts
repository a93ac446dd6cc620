import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValue } from './arbitrary-value.ts';
import { compareValues } from './order.ts';
import type { Value } from './value.ts';

const int = (value: bigint): Value => ({ kind: 'integer', value });
const double = (value: number): Value => ({ kind: 'double', value });
const text = (value: string): Value => ({ kind: 'string', value });
const map = (entries: Record<string, Value>): Value => ({
  kind: 'map',
  fields: new Map(Object.entries(entries)),
});
const list = (...values: Value[]): Value => ({ kind: 'array', values });
const vector = (...values: number[]): Value =>
  map({ __type__: text('__vector__'), value: list(...values.map(double)) });

/** One value of each type in the published order, with the traps within a type. */
const ASCENDING: readonly Value[] = [
  { kind: 'null' },
  { kind: 'boolean', value: false },
  { kind: 'boolean', value: true },
  double(Number.NaN),
  double(Number.NEGATIVE_INFINITY),
  int(-5n),
  double(0.5),
  int(9007199254740992n),
  int(9007199254740993n),
  double(Number.POSITIVE_INFINITY),
  { kind: 'timestamp', seconds: 1n, nanos: 0 },
  { kind: 'timestamp', seconds: 1n, nanos: 1000 },
  text(''),
  text('a'),
  text('ab'),
  text('b'),
  text('\uffee'),
  text('😀'),
  { kind: 'bytes', value: new Uint8Array([0]) },
  { kind: 'bytes', value: new Uint8Array([0, 1]) },
  { kind: 'reference', value: 'projects/p/databases/d/documents/a/__id9__' },
  { kind: 'reference', value: 'projects/p/databases/d/documents/a/__id10__' },
  { kind: 'reference', value: 'projects/p/databases/d/documents/a/b' },
  { kind: 'reference', value: 'projects/p/databases/d/documents/a/b/c/d' },
  { kind: 'geopoint', latitude: 1, longitude: 9 },
  { kind: 'geopoint', latitude: 2, longitude: 0 },
  list(),
  list(int(1n)),
  list(int(1n), int(0n)),
  list(int(2n)),
  vector(9),
  vector(1, 1),
  map({}),
  map({ a: int(2n) }),
  map({ a: int(2n), b: int(0n) }),
  map({ b: int(0n) }),
];

describe('compareValues', () => {
  it('follows the published order of types and values', () => {
    for (const [i, a] of ASCENDING.entries()) {
      for (const [j, b] of ASCENDING.entries()) {
        expect(Math.sign(compareValues(a, b)), `${i} to ${j}`).toBe(Math.sign(i - j));
      }
    }
  });

  it('takes 1 and 1.0, 0 and -0 for equal', () => {
    expect(compareValues(int(1n), double(1))).toBe(0);
    expect(compareValues(double(-0), int(0n))).toBe(0);
    expect(compareValues(double(Number.NaN), double(Number.NaN))).toBe(0);
  });

  it('is a total order on any values', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        const sorted = [a, b, c].sort(compareValues);
        const [x, y, z] = sorted;
        if (!x || !y || !z) return;
        expect(compareValues(x, y)).toBeLessThanOrEqual(0);
        expect(compareValues(y, z)).toBeLessThanOrEqual(0);
        expect(compareValues(x, z)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 10_000 },
    );
  });
});
