import { FieldPath, Filter } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { adminIdsOf, type Rows, stage, useAdmin } from './admin-stage.ts';
import { type Ask, checkQueries } from './check-queries.ts';

useAdmin();

const NAME = FieldPath.documentId();
const { where, or, and } = Filter;

checkQueries(
  'with ranges over several fields',
  {
    1: { key: 'a', sort: 0, v: 0, l: [0] },
    2: { key: 'b', sort: 3, v: 1, l: [0, 1, 3] },
    3: { key: 'c', sort: 1, v: 3, l: [] },
    4: { key: 'd', sort: 2, v: 2, l: [1] },
    5: { key: 'e', sort: Number.NaN, v: 9, l: [0] },
    6: { key: 'f', sort: null, v: 9 },
    7: { key: 'g', v: 9 },
  },
  [
    [(c) => c.where('key', '!=', 'a').where('sort', '<=', 2).where('v', '>', 2), '3'],
    [(c) => c.where('key', '!=', 'a').where('sort', '<=', 2).where('sort', '>', 1), '4'],
    [
      (c) =>
        c
          .where('key', '>=', 'a')
          .where('sort', '<=', 2)
          .where('v', 'in', [2, 3])
          .where('sort', 'in', [2, 3]),
      '4',
    ],
    [
      (c) => c.where('key', '>=', 'a').where('sort', '<=', 2).where('v', 'not-in', [2, 4, 5]),
      '1 3',
    ],
    [(c) => c.where('key', '>=', 'a').where('sort', '<=', 2).orderBy('v', 'desc'), '3 4 1'],
    [
      (c) => c.where('key', '>=', 'a').where('sort', '<=', 2).orderBy('v', 'desc').limitToLast(2),
      '4 1',
    ],
    [(c) => c.where('key', '!=', 'a').where('sort', '>=', 1).where('l', 'array-contains', 0), '2'],
    [
      (c) =>
        c.where('key', '!=', 'a').where('sort', '>=', 1).where('l', 'array-contains-any', [0, 1]),
      '2 4',
    ],
    [(c) => c.where(NAME, '<', '4').where('sort', '>=', 1).where('key', '!=', 'a'), '2 3'],
    [
      (c) =>
        c
          .where(NAME, '<', '5')
          .where('sort', '>=', 1)
          .where('key', '!=', 'a')
          .orderBy('sort', 'desc'),
      '2 4 3',
    ],
  ],
);

const NESTED: Rows = {
  1: { key: 'a', sort: 0, v: 5 },
  2: { key: 'aa', sort: 4, v: 4 },
  3: { key: 'c', sort: 3, v: 3 },
  4: { key: 'b', sort: 2, v: 2 },
  5: { key: 'b', sort: 2, v: 1 },
  6: { key: 'b', sort: 0, v: 0 },
};
const EITHER = or(
  and(where('key', '==', 'b'), where('sort', '<=', 2)),
  and(where('key', '!=', 'b'), where('v', '>', 4)),
);

describe('a document as cursor', () => {
  it.each<[Ask, string, string]>([
    [(c) => c.where(EITHER), '1', '1 6 5 4'],
    [(c) => c.where(EITHER).orderBy('sort', 'desc').orderBy('key'), '5', '5 4 1 6'],
    [
      (c) => c.where('key', '!=', 'a').where('sort', '>', 1).where('v', 'in', [1, 2, 3, 4]),
      '2',
      '2 4 5 3',
    ],
    [
      (c) => c.where('sort', '>', 1).where('key', '!=', 'a').where('v', 'in', [1, 2, 3, 4]),
      '4',
      '4 5 3',
    ],
    [(c) => c.where('sort', '>=', 1).where('key', '!=', 'a').where(NAME, '<', '5'), '2', '2 4 3'],
    [(c) => c.where('key', '>', 'a').where('sort', '>=', 1).orderBy('v', 'desc'), '3', '3 4 5'],
  ])('implies the orders that the server adds: %s', async (ask, from, found) => {
    const collection = await stage.filled(NESTED);
    const cursor = await collection.doc(from).get();
    expect(await adminIdsOf(ask(collection).startAt(cursor))).toBe(found);
  });

  it('leads through all pages', async () => {
    const rows = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`d${i}`, { n: i, l: ['x'] }]),
    );
    const collection = await stage.filled(rows);
    const asked = [
      collection.orderBy('n'),
      collection.where('n', '>=', 0),
      collection.where('l', 'array-contains', 'x'),
      collection,
    ];
    for (const query of asked) {
      const sizes: number[] = [];
      let page = await query.limit(3).get();
      for (; !page.empty; page = await query.startAfter(page.docs.at(-1)).limit(3).get()) {
        sizes.push(page.size);
      }
      expect(sizes).toEqual([3, 3, 3, 1]);
    }
  });
});

describe('a collection group', () => {
  it('is found wherever it is and held to ranges of names', async () => {
    // Names sort by segments: this one comes after the fixed ones.
    const id = `z${stage.collection().id}`;
    const paths = [
      'a/a/G/1',
      'a/b/a/b/G/2',
      'a/b/G/3',
      'a/b/zz/d/G/4',
      'a/c/G/5',
      'G/6',
      'a/b/Gx/7',
      'a/G',
    ];
    const batch = stage.db.batch();
    for (const path of paths) batch.set(stage.db.doc(path.replace('G', id)), { x: 1 });
    batch.set(stage.db.doc(`${id}/v/other/8`), { x: 1 });
    await batch.commit();
    const group = stage.db.collectionGroup(id);
    expect(await adminIdsOf(group.orderBy(NAME))).toBe('1 2 3 4 5 6');
    expect(await adminIdsOf(group.orderBy(NAME).startAt('a/b').endAt('a/b0'))).toBe('2 3 4');
    expect(await adminIdsOf(group.orderBy(NAME).startAfter('a/b').endBefore(`a/b/${id}/3`))).toBe(
      '2',
    );
    expect(await adminIdsOf(group.where(NAME, '>=', 'a/b').where(NAME, '<=', 'a/b0'))).toBe(
      '2 3 4',
    );
    expect((await group.count().get()).data().count).toBe(6);
  });
});
