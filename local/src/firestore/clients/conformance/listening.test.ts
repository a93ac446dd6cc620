import * as f from 'firebase/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../eventually.ts';
import { idsOf, sandbox } from './sandbox.ts';

const { open } = sandbox();
const { limit, limitToLast, orderBy } = f;

/** What a listener has heard, each as its ids in order. */
function listen(query: f.Query) {
  const heard: string[] = [];
  const stop = f.onSnapshot(query, (snapshot) => heard.push(idsOf(snapshot)));
  onTestFinished(stop);
  return { heard, stop };
}

describe('a listener', () => {
  it('of the last is the mirror of one of the first, through comings and goings', async () => {
    const { rooms } = await open({ a: { n: 0 }, b: { n: 1 }, c: { n: 1 }, d: { n: 2 } });
    const first = f.query(rooms, orderBy('n'), limit(2));
    const last = f.query(rooms, orderBy('n', 'desc'), limitToLast(2));
    const [one, mirror] = [listen(first), listen(last)];
    await eventually(() => expect([one.heard, mirror.heard]).toEqual([['a b'], ['b a']]));
    one.stop();
    const again = listen(first);
    await eventually(() => expect(again.heard).toEqual(['a b']));
    await f.setDoc(f.doc(rooms, 'e'), { n: -1 });
    await eventually(() =>
      expect([again.heard, mirror.heard]).toEqual([
        ['a b', 'e a'],
        ['b a', 'a e'],
      ]),
    );
    mirror.stop();
    await f.updateDoc(f.doc(rooms, 'a'), { n: -2 });
    const late = listen(last);
    await eventually(() => expect(late.heard.at(-1)).toBe('e a'));
    await eventually(() => expect(again.heard.at(-1)).toBe('a e'));
  });

  it('is told where documents were and are', async () => {
    const { rooms } = await open({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const changes: unknown[] = [];
    onTestFinished(
      f.onSnapshot(f.query(rooms, orderBy('n')), (snapshot) => {
        const of = snapshot.docChanges();
        changes.push(
          of.map(
            ({ doc, oldIndex, newIndex, type }) => `${type} ${doc.id} ${oldIndex} ${newIndex}`,
          ),
        );
      }),
    );
    await eventually(() => expect(changes).toHaveLength(1));
    await f.setDoc(f.doc(rooms, 'b'), { n: 4 });
    await f.deleteDoc(f.doc(rooms, 'c'));
    await eventually(() =>
      expect(changes).toEqual([
        ['added a -1 0', 'added b -1 1', 'added c -1 2'],
        ['modified b 1 2'],
        ['removed c 1 -1'],
      ]),
    );
  });

  it('hears a write once from itself and once from the server', async () => {
    const { rooms } = await open({ a: { v: 'a' } });
    const seen: string[] = [];
    const state = ({ docs, metadata }: f.QuerySnapshot) =>
      `${docs.map((d) => d.get('v'))}${metadata.hasPendingWrites ? ' pending' : ''}${metadata.fromCache ? ' cached' : ''}`;
    onTestFinished(
      f.onSnapshot(rooms, { includeMetadataChanges: true }, (snapshot) =>
        seen.push(state(snapshot)),
      ),
    );
    await eventually(() => expect(seen.at(-1)).toBe('a'));
    const start = seen.length;
    await f.setDoc(f.doc(rooms, 'a'), { v: 'a1' });
    await eventually(() => expect(seen.slice(start)).toEqual(['a1 pending', 'a1']));
  });

  it('of a document hears of its coming, changing and going', async () => {
    const { rooms } = await open();
    const ref = f.doc(rooms, 'x');
    const heard: unknown[] = [];
    onTestFinished(f.onSnapshot(ref, (snapshot) => heard.push(snapshot.data())));
    await eventually(() => expect(heard).toEqual([undefined]));
    await f.setDoc(ref, {});
    await f.setDoc(ref, { a: {} }, { mergeFields: ['a'] });
    await f.setDoc(ref, { b: {} }, { merge: true });
    await f.deleteDoc(ref);
    const all = [undefined, {}, { a: {} }, { a: {}, b: {} }, undefined];
    await eventually(() => expect(heard).toEqual(all));
  });

  it('reverts a batch that fails, as a whole', async () => {
    const { db, rooms } = await open();
    const { heard } = listen(rooms);
    await eventually(() => expect(heard).toEqual(['']));
    const batch = f.writeBatch(db).set(f.doc(rooms, 'a'), {}).update(f.doc(rooms, 'b'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    await eventually(() => expect(heard).toEqual(['', 'a', '']));
  });

  it('goes from the cache back to the server when the network returns', async () => {
    const { db, rooms, another } = await open({ a: {} });
    const seen: string[] = [];
    onTestFinished(
      f.onSnapshot(rooms, { includeMetadataChanges: true }, (snapshot) =>
        seen.push(`${idsOf(snapshot)}${snapshot.metadata.fromCache ? ' cached' : ''}`),
      ),
    );
    await eventually(() => expect(seen.at(-1)).toBe('a'));
    await f.disableNetwork(db);
    await eventually(() => expect(seen.at(-1)).toBe('a cached'));
    const written = f.setDoc(f.doc(rooms, 'b'), {});
    await f.setDoc(f.doc(f.collection(another(), 'rooms'), 'c'), {});
    await f.enableNetwork(db);
    await written;
    await eventually(() => expect(seen.at(-1)).toBe('a b c'));
  });

  it('resumes 100 documents of which half are gone, and finds just the others', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `doc${1000 + i}é😀`);
    const { rooms, another } = await open(Object.fromEntries(ids.map((id) => [id, { key: 42 }])));
    expect((await f.getDocs(rooms)).size).toBe(100);
    const other = another();
    const batch = f.writeBatch(other);
    for (const [i, id] of ids.entries()) if (i % 2 === 0) batch.delete(f.doc(other, 'rooms', id));
    await batch.commit();
    expect(idsOf(await f.getDocs(rooms))).toBe(ids.filter((_, i) => i % 2 === 1).join(' '));
  });

  it('is refused, and refused again, where a name is reserved', async () => {
    const { db } = await open();
    const bad = f.collection(db, 'a/__badpath__/b');
    const refusal = {
      code: 'invalid-argument',
      message: expect.stringContaining(
        'Resource id "__badpath__" is invalid because it is reserved.',
      ),
    };
    for (let i = 0; i < 2; i++) {
      const ended = new Promise((_, reject) => f.onSnapshot(bad, () => {}, reject));
      await expect(ended).rejects.toMatchObject(refusal);
      await expect(f.getDocs(bad)).rejects.toMatchObject(refusal);
    }
  });

  it('is told which index is missing', async () => {
    const { rooms } = await open();
    const query = f.query(rooms, f.where('sort', '<=', '2'), f.where('filter', '==', true));
    const ended = new Promise((_, reject) => f.onSnapshot(query, () => {}, reject));
    const missing = { code: 'failed-precondition', message: expect.stringContaining('index') };
    await expect(ended).rejects.toMatchObject(missing);
    await expect(f.getCountFromServer(query)).rejects.toMatchObject(missing);
  });

  it('reads on from a bundle whose moment is long past', async () => {
    const { db, rooms } = await open({ a: { k: 'a', bar: 0 }, b: { k: 'b', bar: 0 } });
    const parent = `projects/${db.app.options.projectId}/databases/(default)/documents`;
    const time = { seconds: 1000, nanos: 9999 };
    const order = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
    const structuredQuery = {
      from: [{ collectionId: 'rooms' }],
      orderBy: [order('bar'), order('__name__')],
      limit: { value: 1 },
    };
    const named = (name: string, limitType: string) => ({
      namedQuery: { name, readTime: time, bundledQuery: { parent, structuredQuery, limitType } },
    });
    const name = `${parent}/rooms/a`;
    const fields = { k: { stringValue: 'a' }, bar: { integerValue: 1 } };
    const old = { seconds: 1, nanos: 9 };
    const elements = [
      named('first', 'FIRST'),
      named('last', 'LAST'),
      { documentMetadata: { name, readTime: time, exists: true } },
      { document: { name, createTime: old, updateTime: old, fields } },
    ].map((element) => JSON.stringify(element));
    const body = elements.map((text) => `${Buffer.byteLength(text)}${text}`).join('');
    const head = JSON.stringify({
      metadata: {
        id: 'b',
        createTime: time,
        version: 1,
        totalDocuments: 1,
        totalBytes: body.length,
      },
    });
    await f.getDocs(rooms);
    await f.loadBundle(db, `${head.length}${head}${body}`);
    for (const [query, id] of [
      ['first', 'b'],
      ['last', 'a'],
    ]) {
      const found = await f.namedQuery(db, query ?? '');
      expect(found && idsOf(await f.getDocs(found))).toBe(id);
    }
  });
});
