import { Filter } from 'firebase-admin/firestore';
import { type Rows, useAdmin } from './admin-stage.ts';
import { checkQueries } from './check-queries.ts';

useAdmin();

const { where, or, and } = Filter;

const PAIRS: Rows = {
  1: { a: 1, b: 0 },
  2: { a: 2, b: 1 },
  3: { a: 3, b: 2 },
  4: { a: 1, b: 3 },
  5: { a: 1, b: 1 },
};

checkQueries('with `or`', PAIRS, [
  [(c) => c.where(or(where('a', '==', 1), where('b', '==', 1))), '1 2 4 5'],
  [
    (c) =>
      c.where(
        or(
          and(where('a', '==', 1), where('b', '==', 0)),
          and(where('a', '==', 3), where('b', '==', 2)),
        ),
      ),
    '1 3',
  ],
  [
    (c) =>
      c.where(
        and(
          or(where('a', '==', 2), where('b', '==', 2)),
          or(where('a', '==', 3), where('b', '==', 3)),
        ),
      ),
    '3',
  ],
  [(c) => c.where(or(where('a', '==', 2), where('b', '==', 1))).limit(1), '2'],
  [(c) => c.where(or(where('a', '>', 2), where('b', '==', 1))), '5 2 3'],
  [(c) => c.where(or(where('a', '==', 1), where('b', '>', 0))).limit(2), '1 2'],
  [
    (c) =>
      c
        .where(or(where('a', '==', 1), where('b', '>', 0)))
        .orderBy('b')
        .limitToLast(2),
    '3 4',
  ],
  [
    (c) =>
      c
        .where(or(where('a', '==', 2), where('b', '==', 1)))
        .orderBy('a')
        .limit(1),
    '5',
  ],
  [
    (c) =>
      c
        .where(or(where('a', '==', 2), where('b', '==', 1)))
        .orderBy('a', 'desc')
        .limit(1),
    '2',
  ],
]);

checkQueries(
  'with `or` over fields that some lack',
  {
    1: { a: 1, b: 0, l: [0] },
    2: { b: 1, l: [1] },
    3: { a: 3, b: 2, l: [2, 7] },
    4: { a: 1, b: 3, l: [3, 7] },
    5: { a: 1 },
    6: { a: 2 },
  },
  [
    [(c) => c.where(or(where('a', '==', 1), where('b', '==', 1))), '1 2 4 5'],
    [(c) => c.where(or(where('a', '==', 1), where('b', '==', 1))).orderBy('a'), '1 4 5'],
    [(c) => c.where(or(where('a', '==', 1), where('b', '==', 1))).orderBy('b'), '1 2 4'],
    [(c) => c.where(or(where('a', '>', 2), where('b', '==', 1))), '3'],
    [
      (c) =>
        c
          .where(or(where('a', '>', 1), where('b', '==', 1)))
          .orderBy('a')
          .orderBy('b'),
      '3',
    ],
    [(c) => c.where(or(where('a', '==', 2), where('b', 'in', [2, 3]))), '3 4 6'],
    [(c) => c.where(or(where('a', '==', 2), where('l', 'array-contains', 7))), '3 4 6'],
    [(c) => c.where(or(where('a', '==', 2), where('l', 'array-contains-any', [0, 3]))), '1 4 6'],
  ],
);
