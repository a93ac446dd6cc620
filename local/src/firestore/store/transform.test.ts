import { describe, expect, it } from 'vitest';
import type { Value } from '../../values/value.ts';
import { transformField } from './transform.ts';

const int = (value: bigint): Value => ({ kind: 'integer', value });
const double = (value: number): Value => ({ kind: 'double', value });
const list = (...values: Value[]): Value => ({ kind: 'array', values });
const word: Value = { kind: 'string', value: 'x' };
const MAX = 2n ** 63n - 1n;

const apply = (
  current: Value | undefined,
  kind: 'increment' | 'maximum' | 'minimum',
  operand: Value,
) => transformField(current, { kind, field: ['f'], operand }, 0).value;

describe('transformField', () => {
  it.each<[string, Value, Value]>([
    ['adds integers', apply(int(1n), 'increment', int(2n)), int(3n)],
    ['stops at the largest integer', apply(int(MAX), 'increment', int(1n)), int(MAX)],
    ['stops at the smallest integer', apply(int(-MAX), 'increment', int(-9n)), int(-MAX - 1n)],
    ['turns to doubles when one is', apply(int(1n), 'increment', double(0.5)), double(1.5)],
    ['begins anew on what is no number', apply(word, 'increment', int(2n)), int(2n)],
    ['begins anew on what is not there', apply(undefined, 'maximum', int(2n)), int(2n)],
    ['keeps the larger', apply(int(5n), 'maximum', int(2n)), int(5n)],
    ['takes the smaller', apply(int(5n), 'minimum', double(2.5)), double(2.5)],
    ['keeps what is stored when equal', apply(double(2), 'maximum', int(2n)), double(2)],
    ['lets NaN win', apply(int(5n), 'minimum', double(Number.NaN)), double(Number.NaN)],
  ])('%s', (_, result, expected) => {
    expect(result).toEqual(expected);
  });

  it('appends what is missing, once each, 1 and 1.0 being the same', () => {
    const elements = [double(1), int(2n), int(2n)];
    const transform = { kind: 'arrayUnion', field: ['f'], elements } as const;
    expect(transformField(list(int(1n)), transform, 0).value).toEqual(list(int(1n), int(2n)));
  });

  it('removes every equal element', () => {
    const transform = { kind: 'arrayRemove', field: ['f'], elements: [int(1n)] } as const;
    const value = list(int(1n), word, double(1));
    expect(transformField(value, transform, 0).value).toEqual(list(word));
  });

  it('gives the server time to the millisecond', () => {
    const transform = { kind: 'serverTimestamp', field: ['f'] } as const;
    const { value } = transformField(undefined, transform, 1_234_567_890);
    expect(value).toEqual({ kind: 'timestamp', seconds: 1234n, nanos: 567_000_000 });
  });
});
