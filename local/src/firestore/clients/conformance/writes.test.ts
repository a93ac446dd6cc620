import * as f from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { sandbox } from './sandbox.ts';

const { open } = sandbox();

/** A document with these fields, and what is in it. */
async function document(initial?: f.DocumentData) {
  const scene = await open();
  const ref = f.doc(scene.rooms, 'x');
  if (initial) await f.setDoc(ref, initial);
  const now = async () => (await f.getDocFromServer(ref)).data();
  return { ...scene, ref, now };
}

type Change = (ref: f.DocumentReference) => Promise<void>;
const set =
  (data: f.DocumentData, options: f.SetOptions = {}): Change =>
  (ref) =>
    f.setDoc(ref, data, options);
const update =
  (data: f.UpdateData<f.DocumentData>): Change =>
  (ref) =>
    f.updateDoc(ref, data);
const merge = { merge: true };
const gone = f.deleteField();

describe('a write', () => {
  const owner = { name: 'Jonny', email: 'abc@xyz.com' };

  it.for<[what: string, before: f.DocumentData | undefined, change: Change, after: unknown]>([
    [
      'updates nested fields',
      { desc: 'd', owner },
      update({ desc: 'n', 'owner.email': 'new' }),
      { desc: 'n', owner: { name: 'Jonny', email: 'new' } },
    ],
    [
      'merges below names with dots',
      { desc: 'd', 'owner.data': owner },
      set({ updated: true, 'owner.data': { name: 'S' } }, merge),
      { updated: true, desc: 'd', 'owner.data': { name: 'S', email: 'abc@xyz.com' } },
    ],
    ['replaces by an empty map', { a: 'a' }, update({ a: {} }), { a: {} }],
    [
      'merges an empty map',
      { a: 'a', b: { c: 1 } },
      set({ a: {}, b: {} }, merge),
      { a: {}, b: {} },
    ],
    ['merges nothing into nothing', undefined, set({}, merge), {}],
    [
      'deletes fields by merging',
      { kept: 1, foo: 'bar', nested: { kept: 1, foo: 'bar' } },
      set({ foo: gone, nested: { foo: gone } }, merge),
      { kept: 1, nested: { kept: 1 } },
    ],
    [
      'deletes the fields of its mask',
      { kept: 1, foo: 'bar', inner: { out: 1, foo: 1 }, nested: { kept: 1, foo: 1 } },
      set(
        { foo: gone, inner: { foo: gone }, nested: { kept: gone, foo: gone } },
        { mergeFields: ['foo', 'inner', 'nested.foo'] },
      ),
      { kept: 1, inner: {}, nested: { kept: 1 } },
    ],
    [
      'replaces lists by merging',
      { kept: 1, list: ['a', 'b'], maps: [{ a: 1 }] },
      set({ list: ['c'], maps: [{ b: 1 }] }, merge),
      { kept: 1, list: ['c'], maps: [{ b: 1 }] },
    ],
    [
      'changes nothing outside of its mask',
      { desc: 'd', owner },
      set({ desc: f.serverTimestamp(), owner: 'S' }, { mergeFields: ['owner'] }),
      { desc: 'd', owner: 'S' },
    ],
    [
      'changes nothing with an empty mask',
      { desc: 'd' },
      set({ desc: 'n' }, { mergeFields: [] }),
      { desc: 'd' },
    ],
    [
      'may name a field and its parts',
      { desc: 'd', owner },
      set({ owner: { name: 'S', email: 'new' } }, { mergeFields: ['owner.name', 'owner'] }),
      { desc: 'd', owner: { name: 'S', email: 'new' } },
    ],
    [
      'deletes a nested field',
      { owner },
      update({ 'owner.email': gone }),
      { owner: { name: 'Jonny' } },
    ],
    [
      'updates a name with a dot',
      { owner, 'is.admin': false },
      (ref) => f.updateDoc(ref, 'owner.name', 'S', new f.FieldPath('is.admin'), true),
      { owner: { ...owner, name: 'S' }, 'is.admin': true },
    ],
    [
      'takes the last of two values',
      {},
      (ref) => f.updateDoc(ref, 'n', 100, new f.FieldPath('n'), 200),
      { n: 200 },
    ],
  ])('%s', async ([, before, change, after]) => {
    const { ref, now } = await document(before);
    await change(ref);
    expect(await now()).toEqual(after);
  });

  it('that updates needs a document', async () => {
    const { ref, db, now } = await document();
    const answer = {
      code: 'not-found',
      message: expect.stringMatching(/no (document|entity) to update/i),
    };
    await expect(f.updateDoc(ref, { a: 1 })).rejects.toMatchObject(answer);
    const batch = f.writeBatch(db).set(f.doc(ref, 'c/d'), {}).update(ref, { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject(answer);
    await f.deleteDoc(ref);
    expect(await now()).toBeUndefined();
    expect((await f.getDoc(f.doc(ref, 'c/d'))).exists()).toBe(false);
  });
});

describe('a transform', () => {
  const { arrayRemove, arrayUnion, increment, maximum, minimum } = f;

  it.for<[what: string, before: unknown, transform: f.FieldValue, after: unknown]>([
    ['unites with nothing', undefined, arrayUnion(1, 2), [1, 2]],
    ['appends what is new', [1, 3], arrayUnion(2, 1, 4), [1, 3, 2, 4]],
    [
      'appends maps',
      [{ a: 'hi' }],
      arrayUnion({ a: 'hi' }, { a: 'bye' }),
      [{ a: 'hi' }, { a: 'bye' }],
    ],
    ['removes all of them', [1, 3, 1, 3], arrayRemove(1, 4), [3, 3]],
    ['removes maps', [{ a: 'hi' }, { a: 'bye' }], arrayRemove({ a: 'hi' }), [{ a: 'bye' }]],
    ['unites over a text', 'text', arrayUnion(1), [1]],
    ['adds to nothing', undefined, increment(1337), 1337],
    ['adds integers', 1337, increment(1), 1338],
    ['adds doubles', 13.25, increment(0.5), 13.75],
    ['adds an integer to a double', 13.5, increment(1), 14.5],
    ['adds a double to an integer', 1337, increment(0.5), 1337.5],
    ['overwrites a text', 'overwrite', increment(13.5), 13.5],
    ['takes the greater', 5, maximum(7), 7],
    ['keeps the greater', 5, maximum(3), 5],
    ['takes the smaller', 5, minimum(3), 3],
    ['keeps the smaller', 5, minimum(7), 5],
    ['takes the greatest of nothing', undefined, maximum(-1), -1],
    ['takes the greatest of a text', 'text', minimum(2), 2],
  ])('%s', async ([, before, transform, after]) => {
    const { ref, now } = await document(before === undefined ? undefined : { v: before });
    await f.setDoc(ref, { v: transform }, merge);
    expect(await now()).toEqual({ v: after });
    // The cache has it from the answer to the write alone.
    expect((await f.getDocFromCache(ref)).data()).toEqual({ v: after });
  });

  it('of the time is the same all over a batch, and resolved in what listeners see', async () => {
    const { db, rooms } = await document();
    const seen: f.QuerySnapshot[] = [];
    const stop = f.onSnapshot(rooms, { includeMetadataChanges: true }, (s) => seen.push(s));
    await eventually(() => expect(seen.at(-1)?.metadata.fromCache).toBe(false));
    const when = f.serverTimestamp();
    const batch = f.writeBatch(db);
    batch.set(f.doc(rooms, 'a'), { when, deep: { when } }).set(f.doc(rooms, 'b'), { when });
    batch.delete(f.doc(rooms, 'c')).set(f.doc(rooms, 'c'), { a: 1, b: 1 });
    batch.update(f.doc(rooms, 'c'), { b: 2, when });
    const start = seen.length;
    await batch.commit();
    await eventually(() => expect(seen.at(-1)?.metadata.hasPendingWrites).toBe(false));
    stop();
    const [local, remote, ...more] = seen.slice(start).map(({ docs }) => docs.map((d) => d.data()));
    expect(local).toEqual([
      { when: null, deep: { when: null } },
      { when: null },
      { a: 1, b: 2, when: null },
    ]);
    const time = remote?.[0]?.when;
    expect(time).toBeInstanceOf(f.Timestamp);
    expect(Math.abs(time.toMillis() - Date.now())).toBeLessThan(60_000);
    expect(remote).toEqual([
      { when: time, deep: { when: time } },
      { when: time },
      { a: 1, b: 2, when: time },
    ]);
    expect(more).toEqual([]);
  });

  it('of several made offline is applied in order', async () => {
    const { db, ref, now } = await document({ n: 0, at: 1 });
    await f.disableNetwork(db);
    for (const by of [0.1, 0.01, 0.001]) void f.updateDoc(ref, { n: f.increment(by) });
    void f.updateDoc(ref, { at: f.serverTimestamp() });
    void f.updateDoc(ref, { at: 1337 });
    await f.enableNetwork(db);
    await f.waitForPendingWrites(db);
    expect(await now()).toEqual({ n: expect.closeTo(0.111, 6), at: 1337 });
  });
});
