import { FieldPath, FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openClient, stage, useAdmin } from './admin-stage.ts';

useAdmin();

type Document = FirebaseFirestore.DocumentReference;

describe('a field', () => {
  it.each<[string, unknown]>([
    ['a text', 'a'],
    ['an emoji in a name and a value', { foo: 'bar', '😀': '😜' }],
    ['a large integer', 1234567890000],
    ['a fraction', 0.1],
    ['infinity', Number.POSITIVE_INFINITY],
    ['NaN', Number.NaN],
    ['negative zero', -0],
    ['null', null],
    ['an empty map', {}],
    ['an empty list', []],
    ['a moment before 1970', new Timestamp(-5, 5000)],
    ['the moment zero', new Timestamp(0, 0)],
    ['bytes', Buffer.from([1, 2])],
    ['a place', new GeoPoint(50.1430847, -122.947778)],
    ['a list of maps', [{ a: [1] }, 'b', null]],
    ['a name of punctuation', { '!.\\`': { '!.\\`': 1 } }],
  ])('comes back with %s', async (_, value) => {
    const ref = stage.collection().doc();
    await ref.create({ value });
    expect((await ref.get()).data()).toEqual({ value });
  });

  it('comes back with an integer beyond what a double holds, for clients that take them', async () => {
    const db = openClient({ useBigInt: true });
    const ref = stage.collection(db).doc();
    const big = 2n ** 53n + 1n;
    await ref.set({ big });
    await ref.set((await ref.get()).data() ?? {});
    expect((await ref.get()).get('big')).toBe(big);
  });

  it('comes back with vectors, which updates add', async () => {
    const ref = stage.collection().doc();
    await ref.create({ a: FieldValue.vector([0]), b: FieldValue.vector([1, 2, 3.99]) });
    await ref.update({ c: FieldValue.vector([-1, -999]) });
    const snapshot = await ref.get();
    const lists = ['a', 'b', 'c'].map((field) => snapshot.get(field).toArray());
    expect(lists).toEqual([[0], [1, 2, 3.99], [-1, -999]]);
  });

  it('of an odd name is updated by its path', async () => {
    const ref = stage.collection().doc();
    await ref.set({ '!.\\`': { '!.\\`': 1 } });
    await ref.update(new FieldPath('!.\\`', '!.\\`'), 2);
    expect((await ref.get()).data()).toEqual({ '!.\\`': { '!.\\`': 2 } });
  });
});

describe('a transform', () => {
  it.each<[string, unknown, FieldValue, unknown]>([
    ['adds to a number', 1, FieldValue.increment(1), 2],
    ['adds a fraction to an integer', 1, FieldValue.increment(0.5), 1.5],
    ['counts from nothing', undefined, FieldValue.increment(3), 3],
    ['takes the less', 2, FieldValue.minimum(1), 1],
    ['keeps the less', 1, FieldValue.minimum(2), 1],
    ['takes a number for less than null', null, FieldValue.minimum(1), 1],
    ['takes the greater', 1, FieldValue.maximum(2), 2],
    ['takes a number for greater than a text', 'z', FieldValue.maximum(2), 2],
    ['adds what a list lacks', ['a'], FieldValue.arrayUnion('a', 'b'), ['a', 'b']],
    ['makes a list of what is none', 'a', FieldValue.arrayUnion('b'), ['b']],
    ['takes every like element away', ['a', 'a', 'b'], FieldValue.arrayRemove('a'), ['b']],
    ['leaves an empty list', [], FieldValue.arrayRemove('a'), []],
  ])('%s', async (_, before, transform, after) => {
    const flat = stage.collection().doc();
    const deep = stage.collection().doc();
    await flat.set(before === undefined ? {} : { f: before });
    await deep.set({ m: before === undefined ? {} : { f: before } });
    await flat.set({ f: transform }, { merge: true });
    await deep.update({ 'm.f': transform });
    expect((await flat.get()).data()).toEqual({ f: after });
    expect((await deep.get()).data()).toEqual({ m: { f: after } });
  });

  it('gives every field of one write the same server time', async () => {
    const ref = stage.collection().doc();
    const now = FieldValue.serverTimestamp();
    await ref.set({ a: 1, b: { gone: 1 }, d: { kept: 1 }, f: now });
    const first = (await ref.get()).get('f');
    await ref.update({ a: now, b: { c: now }, 'd.e': now });
    const second = (await ref.get()).get('a');
    expect(second.toMillis()).toBeGreaterThanOrEqual(first.toMillis());
    expect((await ref.get()).data()).toEqual({
      a: second,
      b: { c: second },
      d: { e: second, kept: 1 },
      f: first,
    });
  });
});

it('adds and takes fields step by step', async () => {
  const ref = stage.collection().doc();
  const gone = FieldValue.delete();
  const steps: [(ref: Document) => Promise<unknown>, object | undefined][] = [
    [(r) => r.create({}), {}],
    [(r) => r.delete(), undefined],
    [(r) => r.create({ a: { b: 1 } }), { a: { b: 1 } }],
    [(r) => r.set({}, { merge: true }), { a: { b: 1 } }],
    [(r) => r.set({}), {}],
    [(r) => r.set({ a: { b: 1 } }), { a: { b: 1 } }],
    [(r) => r.set({ a: { d: 2 } }, { merge: true }), { a: { b: 1, d: 2 } }],
    [(r) => r.set({ a: { d: gone } }, { merge: true }), { a: { b: 1 } }],
    [(r) => r.set({ a: { b: gone } }, { merge: true }), { a: {} }],
    [(r) => r.set({ a: 1, x: 2 }, { mergeFields: ['x'] }), { a: {}, x: 2 }],
    [(r) => r.set({ a: { e: 3 } }, { merge: true }), { a: { e: 3 }, x: 2 }],
    [(r) => r.update({ 'f.h': 4, x: gone }), { a: { e: 3 }, f: { h: 4 } }],
    [(r) => r.update({ 'f.h': gone }), { a: { e: 3 }, f: {} }],
    [(r) => r.update({ 'i.j': {} }), { a: { e: 3 }, f: {}, i: { j: {} } }],
    [(r) => r.update({ 'i.j': { l: {} } }), { a: { e: 3 }, f: {}, i: { j: { l: {} } } }],
    [(r) => r.update({ i: gone, a: gone, f: gone }), {}],
  ];
  for (const [step, expected] of steps) {
    await step(ref);
    expect((await ref.get()).data()).toEqual(expected);
  }
});

it('keeps names with dots apart when it merges', async () => {
  const ref = stage.collection().doc();
  await ref.set({ 'a.1': 1, nested: { 'b.1': 1 } });
  await ref.set({ 'a.2': 2, nested: { 'b.2': 2 } }, { merge: true });
  const nested = { 'b.1': 1, 'b.2': 2 };
  expect((await ref.get()).data()).toEqual({ 'a.1': 1, 'a.2': 2, nested });
});

describe('a write', () => {
  it.each<[string, (ref: Document) => Promise<unknown>, number, RegExp]>([
    ['updates no document', (ref) => ref.update({ a: 1 }), 5, /No document to update/],
    ['deletes what must exist', (ref) => ref.delete({ exists: true }), 5, /No document to update/],
    ['names a reserved id', (ref) => ref.parent.doc('__doc__').set({}), 3, /reserved/],
    ['names a reserved field', (ref) => ref.set({ __a__: 1 }), 3, /reserved/],
  ])('is refused that %s', async (_, write, code, message) => {
    const refused = expect(write(stage.collection().doc())).rejects;
    await refused.toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('deletes a document that is not there', async () => {
    const { writeTime } = await stage.collection().doc().delete();
    expect(writeTime.toMillis()).toBeGreaterThan(0);
  });

  it('updates what is as old as it says', async () => {
    const ref = stage.collection().doc();
    const { writeTime } = await ref.set({ a: 1 });
    await ref.update({ a: 2 }, { lastUpdateTime: writeTime });
    const again = ref.update({ a: 3 }, { lastUpdateTime: writeTime });
    await expect(again).rejects.toMatchObject({ code: 9 });
  });

  it('does several things to one document of a batch, in order', async () => {
    const ref = stage.collection().doc();
    await stage.db.batch().commit();
    await stage.db.batch().set(ref, { a: 1 }).update(ref, { b: 2 }).commit();
    expect((await ref.get()).data()).toEqual({ a: 1, b: 2 });
    await stage.db.batch().set(ref, { a: 3 }).delete(ref).commit();
    expect((await ref.get()).exists).toBe(false);
    const now = { at: FieldValue.serverTimestamp() };
    const other = ref.parent.doc();
    expect(await stage.db.batch().set(ref, { a: 1 }).set(other, now).commit()).toHaveLength(2);
  });
});

describe('getAll', () => {
  it('answers in the order asked, with what is missing and what is asked twice', async () => {
    const collection = await stage.filled({ a: { x: 1, y: 2 }, b: { x: 3, y: { z: 4, w: 5 } } });
    const refs = ['b', 'none', 'a', 'b'].map((id) => collection.doc(id));
    const found = await stage.db.getAll(...refs, { fieldMask: ['x', 'y.z'] });
    expect(found.map((doc) => doc.data())).toEqual([
      { x: 3, y: { z: 4 } },
      undefined,
      { x: 1 },
      { x: 3, y: { z: 4 } },
    ]);
    expect(found.every((doc) => doc.readTime.toMillis() > 0)).toBe(true);
  });
});
