import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Position, SortedList } from './sorted-list.ts';

const change = fc.record({ value: fc.nat(3000), isRemoval: fc.boolean() });
/** Long enough for several chunks, which are cut and run empty. */
const changes = fc.array(change, { minLength: 1200, maxLength: 4000, size: 'max' });

it('holds what a plain sorted array holds, at every place', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { maxLength: 1500, size: 'max' }), changes, (start, all) => {
      const kept = new Set(start);
      const list = new SortedList(
        (item: number) => (other: number) => other - item,
        ascending(kept),
      );
      for (const { value, isRemoval } of all) {
        if (isRemoval) {
          kept.delete(value);
          list.remove(value);
        } else if (!kept.has(value)) {
          kept.add(value);
          list.add(value);
        }
      }
      const plain = ascending(kept);
      const at = (least: number): Position => list.seek((value) => value >= least);
      for (const [from, to] of [
        [0, 3001],
        [1000, 2000],
        [700, 701],
      ] as const) {
        const wanted = plain.filter((value) => value >= from && value < to);
        expect([...list.between(at(from), at(to))]).toEqual(wanted);
        expect([...list.betweenReversed(at(from), at(to))]).toEqual(wanted.toReversed());
      }
    }),
    { numRuns: 60 },
  );
});

it('empties without a trace', () => {
  const list = new SortedList((item: number) => (other: number) => other - item, [1, 2, 3]);
  for (const value of [2, 1, 3, 3]) list.remove(value);
  list.add(7);
  expect([
    ...list.between(
      list.seek(() => true),
      list.seek(() => false),
    ),
  ]).toEqual([7]);
});

function ascending(values: Iterable<number>): number[] {
  return [...values].sort((a, b) => a - b);
}
