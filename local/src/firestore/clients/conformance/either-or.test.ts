import * as f from 'firebase/firestore';
import { describe, it } from 'vitest';
import { sandbox } from './sandbox.ts';

const { open } = sandbox();
const { and, or, orderBy, where } = f;

describe('either or', () => {
  const numbers = {
    d1: { a: 1, b: 0 },
    d2: { a: 2, b: 1 },
    d3: { a: 3, b: 2 },
    d4: { a: 1, b: 3 },
    d5: { a: 1, b: 1 },
  };
  const sparse = {
    d1: { a: 1, b: 0 },
    d2: { b: 1 },
    d3: { a: 3, b: 2 },
    d4: { a: 1, b: 3 },
    d5: { a: 1 },
    d6: { a: 2 },
  };
  const arrays = {
    d1: { a: 1, b: [0] },
    d2: { b: [1] },
    d3: { a: 3, b: [2, 7], c: 10 },
    d4: { a: 1, b: [3, 7] },
    d5: { a: 1 },
    d6: { a: 2, c: 20 },
  };
  const a = (value: unknown) => where('a', '==', value);
  const b = (value: unknown) => where('b', '==', value);
  const any = (field: string, ...values: unknown[]) => where(field, 'in', values);
  const holds = (value: unknown) => where('b', 'array-contains', value);
  const holdsAny = (...values: unknown[]) => where('b', 'array-contains-any', values);
  type Row = [ids: string, filter: f.QueryFilterConstraint, ...rest: f.QueryNonFilterConstraint[]];
  const groups: [string, Record<string, f.DocumentData>, Row[]][] = [
    [
      'numbers',
      numbers,
      [
        ['d1 d4 d5', a(1)],
        ['d4', and(a(1), b(3))],
        ['d1 d4', a(1), f.limit(2)],
        ['d1 d2', or(a(1), b(1)), f.limit(2)],
        ['d1 d2 d4 d5', or(a(1), b(1))],
        ['d1 d3', or(and(a(1), b(0)), and(a(3), b(2)))],
        ['d1 d4', and(a(1), or(b(0), b(3)))],
        ['d3', and(or(a(2), b(2)), or(a(3), b(3)))],
        ['d2', or(a(2), b(1)), f.limit(1)],
        ['d4 d5', a(1), f.limit(2), orderBy('b', 'desc')],
        ['d5 d2 d3', or(where('a', '>', 2), b(1))],
        ['d1 d2', or(a(1), where('b', '>', 0)), f.limit(2)],
        ['d3 d4', or(a(1), where('b', '>', 0)), f.limitToLast(2), orderBy('b')],
        ['d5', or(a(2), b(1)), f.limit(1), orderBy('a')],
        ['d2', or(a(2), b(1)), f.limitToLast(1), orderBy('a')],
        ['d2', and(where('a', '!=', 1), where('b', '<', 2))],
        ['d1 d5 d2', and(where('a', '<', 3), where('b', 'not-in', [2, 3]))],
        ['d5 d4', and(where('b', '!=', 0), where('a', '<', 3)), f.limit(2)],
        ['d4 d2', and(where('a', '<', 3), where('b', '!=', 0)), orderBy('b', 'desc'), f.limit(2)],
        ['d1 d3', or(where('a', '>', 2), where('b', '<', 1))],
      ],
    ],
    [
      'sparse fields',
      sparse,
      [
        ['d3 d4 d6', or(a(2), any('b', 2, 3))],
        ['d1 d6 d3', or(any('a', 2, 3), any('b', 0, 2)), orderBy('a')],
        ['d3', and(any('a', 2, 3), any('b', 0, 2)), orderBy('a')],
        ['d1 d4 d5', and(any('a', 1, 2, 3), any('a', 0, 1, 4))],
        ['', and(any('a', 2, 3), any('a', 0, 1, 4))],
        ['d3 d6', or(any('a', 0, 3), any('a', 0, 2))],
        [
          'd3 d4',
          and(any('a', 1, 3), or(any('a', 0, 2), and(where('b', '>=', 1), any('a', 1, 3)))),
        ],
        ['d4', and(any('b', 0, 3), or(any('b', 1), and(any('b', 2, 3), any('a', 1, 3))))],
      ],
    ],
    [
      'arrays',
      arrays,
      [
        ['d3 d4 d6', or(a(2), holds(7))],
        ['d1 d4 d6', or(a(2), holdsAny(0, 3))],
        ['d1 d3 d4 d6', or(any('a', 2, 3), holdsAny(0, 7))],
        ['d3', and(any('a', 2, 3), holdsAny(0, 7))],
        ['d1 d3 d4', or(and(any('a', 2, 3), where('c', '==', 10)), holdsAny(0, 7))],
        ['d3 d6', and(any('a', 2, 3), or(holdsAny(0, 7), where('c', '==', 20)))],
        ['d3 d4 d6', or(any('a', 2, 3), holds(3))],
        ['d3', and(any('a', 2, 3), holds(7))],
        ['d3 d4 d6', or(any('a', 2, 3), and(holds(3), a(1)))],
        ['d3', and(any('a', 2, 3), or(holds(7), a(1)))],
        ['d1 d4 d5', a(1), orderBy('a')],
        ['d6 d3', any('a', 2, 3), orderBy('a')],
      ],
    ],
  ];

  it.for(groups)('is answered over %s', async ([, documents, rows]) => {
    const { rooms, expectIds } = await open(documents);
    for (const [ids, filter, ...rest] of rows) {
      const composite = filter instanceof f.QueryCompositeFilterConstraint ? filter : and(filter);
      await expectIds(f.query(rooms, composite, ...rest), ids);
    }
  });
});
