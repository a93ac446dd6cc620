import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { ORDERED_IDS } from '../ordered-ids.ts';
import { adminIdsOf, type Rows, stage, useAdmin } from './admin-stage.ts';

useAdmin();

/** In the order of their UTF-8 bytes, which is not that of UTF-16. */
const TEXTS = [
  'Sierpiński',
  'Łukasiewicz',
  '你好',
  '你顥',
  '岩澤',
  '︒',
  'Ｐ',
  '🄟',
  '🐵',
  '😀',
  '😁',
];

/** What a listener shows first: sorted by the client, where a query is sorted by the server. */
function listened(query: FirebaseFirestore.Query): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot((snapshot) => {
      stop();
      resolve(snapshot.docs.map(({ id }) => id).join(' '));
    }, reject);
  });
}

async function expectOrder(query: FirebaseFirestore.Query, ids: readonly string[]): Promise<void> {
  expect(await adminIdsOf(query)).toBe(ids.join(' '));
  expect(await listened(query)).toBe(ids.join(' '));
}

const shuffled = (ids: readonly string[]) =>
  ids.toSorted((a, b) => a.length - b.length || (a < b ? 1 : -1));
const rowsOf = (ids: readonly string[], row: (id: string) => object): Rows =>
  Object.fromEntries(shuffled(ids).map((id) => [id, row(id)]));

describe('server and client agree on the order', () => {
  it('of ids, numbers first', async () => {
    const collection = await stage.filled(rowsOf(ORDERED_IDS, () => ({ a: 1 })));
    const name = FieldPath.documentId();
    await expectOrder(collection.orderBy(name), ORDERED_IDS);
    const part = collection.where(name, '>', '__id7__').where(name, '<=', 'A').orderBy(name);
    await expectOrder(part, ORDERED_IDS.slice(4, 10));
  });

  it.each<[string, (text: string) => unknown]>([
    ['texts', (text) => text],
    ['texts in lists', (text) => [text]],
    ['texts in maps', (text) => ({ foo: text })],
    ['names in maps', (text) => ({ [text]: true })],
  ])('of %s', async (_, make) => {
    const collection = await stage.filled(rowsOf(TEXTS, (id) => ({ value: make(id) })));
    await expectOrder(collection.orderBy('value'), TEXTS);
    await expectOrder(collection.orderBy(FieldPath.documentId()), TEXTS);
  });

  it('of vectors: after lists, by length, then by value, before maps', async () => {
    const values: unknown[] = [
      [1, 2, 3, 4, 5, 6],
      [100],
      ...[
        [Number.NEGATIVE_INFINITY],
        [-100],
        [100],
        [Number.POSITIVE_INFINITY],
        [1, 2],
        [2, 2],
      ].map((v) => FieldValue.vector(v)),
      FieldValue.vector([1, 2, 3]),
      FieldValue.vector([1, 2, 100, 4, 4]),
      FieldValue.vector([100, 2, 3, 4, 5]),
      { HELLO: 'WORLD' },
      { hello: 'world' },
    ];
    const ids = values.map((_, i) => `v${99 - i}`);
    const rows = Object.fromEntries(values.map((value, i) => [`v${99 - i}`, { value }]));
    await expectOrder((await stage.filled(rows)).orderBy('value'), ids);
  });
});
