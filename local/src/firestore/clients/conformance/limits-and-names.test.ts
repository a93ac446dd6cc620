import * as f from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ORDERED_IDS } from '../ordered-ids.ts';
import { idsOf, sandbox } from './sandbox.ts';

const { open } = sandbox();
const { orderBy, where } = f;
const NAME = f.documentId();

describe('limits', () => {
  const sorted = { a: { n: 0 }, b: { n: 1 }, c: { n: 1 }, d: { n: 2 } };

  it('take the first, or the last in the order asked for', async () => {
    const { rooms, expectIds } = await open(sorted);
    const ids = (expected: string, ...constraints: f.QueryConstraint[]) =>
      expectIds(f.query(rooms, ...constraints), expected);
    await ids('a b', f.limit(2));
    await ids('d c', orderBy('n', 'desc'), f.limit(2));
    await ids('b a', orderBy('n', 'desc'), f.limitToLast(2));
    await ids('a b c', orderBy('n'), f.endBefore(2), f.limitToLast(3));
    await ids('a b c', orderBy('n'), f.endAt(1), f.limitToLast(3));
    await ids('d', orderBy('n'), f.startAt(2), f.limitToLast(3));
    await ids('b c d', orderBy('n'), f.startAfter(0), f.limitToLast(3));
    await ids('b c d', orderBy('n'), f.startAfter(-1), f.limitToLast(3));
  });

  it('end at names in reverse where the values are', async () => {
    const { rooms, expectIds } = await open({
      a: { n: 42 },
      b: { n: 42.5 - 0.5 },
      c: { n: 42 },
      d: { n: 21 },
      f: { n: 66 },
      g: { n: 66 },
    });
    await expectIds(f.query(rooms, where('n', '>', 21), orderBy('n', 'desc')), 'g f c b a');
  });
});

describe('names', () => {
  const four = { aa: {}, ab: {}, ba: {}, bb: {} };

  it('are compared within their collection, as text or reference', async () => {
    const { rooms, expectIds } = await open(four);
    const ids = (expected: string, ...constraints: f.QueryConstraint[]) =>
      expectIds(f.query(rooms, ...constraints), expected);
    await ids('aa ab ba bb', orderBy(NAME));
    await ids('bb ba ab aa', orderBy(NAME, 'desc'));
    await ids('ab', where(NAME, '==', 'ab'));
    await ids('ab ba', where(NAME, '>', 'aa'), where(NAME, '<=', 'ba'));
    await ids('ab', where(NAME, '==', f.doc(rooms, 'ab')));
    await ids('ab ba', where(NAME, '>', f.doc(rooms, 'aa')), where(NAME, '<=', f.doc(rooms, 'ba')));
    await ids('ab ba bb', where(NAME, '!=', 'aa'));
    await ids('aa ab', where(NAME, 'in', ['aa', 'ab']));
    await ids('ba bb', where(NAME, 'not-in', ['aa', 'ab']));
  });

  it('that are numbers come first, by their size', async () => {
    const names = ORDERED_IDS;
    const { rooms, expectIds } = await open(
      Object.fromEntries(names.toReversed().map((name) => [name, { n: 1 }])),
    );
    await expectIds(f.query(rooms, orderBy(NAME)), names.join(' '));
    const within = f.query(
      rooms,
      orderBy(NAME),
      where(NAME, '>', '__id7__'),
      where(NAME, '<=', 'Aa'),
    );
    await expectIds(within, names.slice(4, 11).join(' '));
  });

  it('of a collection group are whole paths', async () => {
    const { db } = await open();
    const batch = f.writeBatch(db);
    const places = ['a/a', 'a/b/a/b', 'a/b', 'a/b/c/d', 'a/c'];
    for (const [i, place] of places.entries()) batch.set(f.doc(db, `${place}/group/${i}`), {});
    batch.set(f.doc(db, 'group/5'), {});
    batch.set(f.doc(db, 'a/b/other/6'), {});
    batch.set(f.doc(db, 'group/7/other/7'), {});
    batch.set(f.doc(db, 'a/group'), {});
    await batch.commit();
    const group = f.collectionGroup(db, 'group');
    const ids = async (...constraints: f.QueryConstraint[]) =>
      idsOf(await f.getDocs(f.query(group, ...constraints)));
    expect(await ids()).toBe('0 1 3 2 4 5');
    expect(await ids(orderBy(NAME), f.startAt('a/b'), f.endAt('a/b0'))).toBe('1 3 2');
    expect(await ids(orderBy(NAME), f.startAfter('a/b'), f.endBefore('a/b/group/2'))).toBe('1 3');
    expect(await ids(where(NAME, '>=', 'a/b'), where(NAME, '<=', 'a/b0'))).toBe('1 3 2');
    expect(await ids(where(NAME, '>', 'a/b'), where(NAME, '<', 'a/b/group/2'))).toBe('1 3');
  });
});
