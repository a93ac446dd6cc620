import { describe, expect, it } from 'vitest';
import { stage, useAdmin } from './admin-stage.ts';

useAdmin();

type Collection = FirebaseFirestore.CollectionReference;
type Document = FirebaseFirestore.DocumentReference;

/** All documents at and below a collection, also those that are not there but lead to others. */
async function tree(collection: Collection): Promise<string[]> {
  const paths: string[] = [];
  for (const ref of await collection.listDocuments()) {
    paths.push(ref.path.slice(collection.path.length + 1), ...(await below(ref)));
  }
  return paths;
}

async function below(ref: Document): Promise<string[]> {
  const trees = await Promise.all((await ref.listCollections()).map(tree));
  return trees.flat().map((path) => `> ${path}`);
}

describe('listing', () => {
  it('tells documents that are there from those that only lead to others', async () => {
    const collection = await stage.filled({ a: {}, 'b/c/d': {}, e: {} });
    const refs = await collection.listDocuments();
    const found = await stage.db.getAll(...refs);
    expect(found.map(({ id, exists }) => `${id} ${exists}`)).toEqual([
      'a true',
      'b false',
      'e true',
    ]);
  });

  it('goes on beyond a page', async () => {
    const ids = Array.from({ length: 400 }, (_, i) => String(i).padStart(3, '0'));
    const collection = await stage.filled(Object.fromEntries(ids.map((id) => [id, {}])));
    expect((await collection.listDocuments()).map(({ id }) => id)).toEqual(ids);
    const doc = stage.collection().doc('doc');
    const batch = stage.db.batch();
    for (const id of ids) batch.create(doc.collection(id).doc('x'), {});
    await batch.commit();
    expect((await doc.listCollections()).map(({ id }) => id)).toEqual(ids);
  });
});

describe('recursiveDelete', () => {
  const rows = {
    anna: {},
    bob: {},
    'bob/parents/charlie': {},
    'bob/parents/daniel': {},
    'bob/parents/daniel/children/ernie': {},
    'bob/parents/daniel/children/francis': {},
    'bob/parentsx/other': {},
  };
  it.each<[string, (c: Collection) => Collection | Document, number]>([
    ['a collection', (c) => c, 0],
    ['a collection below a document', (c) => c.doc('bob').collection('parents'), 3],
    ['a document with what is below', (c) => c.doc('bob/parents/daniel'), 4],
    ['a document with nothing below', (c) => c.doc('bob/parents/daniel/children/ernie'), 6],
  ])('deletes %s and nothing else', async (_, target, left) => {
    const collection = await stage.filled(rows);
    const other = await stage.filled({ x: {} });
    const ref = target(collection);
    let deleted = 0;
    const writer = stage.db.bulkWriter();
    writer.onWriteResult(() => deleted++);
    await ('add' in ref
      ? stage.db.recursiveDelete(ref, writer)
      : stage.db.recursiveDelete(ref, writer));
    await writer.close();
    expect(await tree(collection)).toHaveLength(left);
    expect(deleted).toBe(7 - left);
    expect((await other.get()).size).toBe(1);
  });
});

describe('a bulk writer', () => {
  it('creates, sets, updates, deletes and answers each', async () => {
    const collection = await stage.filled({ updated: { n: 1 }, deleted: {} });
    const writer = stage.db.bulkWriter();
    const results = [
      writer.create(collection.doc('created'), { n: 1 }),
      writer.set(collection.doc('set'), { n: 2 }),
      writer.update(collection.doc('updated'), { n: 3 }),
      writer.set(collection.doc('set'), { n: 4 }),
      writer.delete(collection.doc('deleted')),
    ];
    await writer.close();
    const times = (await Promise.all(results)).map(({ writeTime }) => writeTime.toMillis() > 0);
    // A batch write tells no time of a deletion.
    expect(times).toEqual([true, true, true, true, false]);
    const found = (await collection.orderBy('n').get()).docs.map((doc) => [doc.id, doc.get('n')]);
    expect(found).toEqual([
      ['created', 1],
      ['updated', 3],
      ['set', 4],
    ]);
  });

  it.each([
    ['a reserved id', (c: Collection) => c.doc('__doc__'), 3],
    ['a document that is there', (c: Collection) => c.doc('there'), 6],
  ])('hears why a write fails, as often as it tries: %s', async (_, target, code) => {
    const collection = await stage.filled({ there: {} });
    const writer = stage.db.bulkWriter();
    const attempts: number[] = [];
    writer.onWriteError((error) => {
      attempts.push(error.code, error.failedAttempts);
      return error.failedAttempts < 3;
    });
    const failed = expect(writer.create(target(collection), {})).rejects.toMatchObject({ code });
    await writer.close();
    await failed;
    expect(attempts).toEqual([code, 1, code, 2, code, 3]);
  });
});

describe('partitions', () => {
  it.each([
    [0, 3, 1],
    [1, 3, 1],
    [100, 1, 1],
    [100, 4, 4],
    [5, 100, 5],
  ])('of %i documents, %i asked for, hold each once', async (size, wanted, most) => {
    const rows = Object.fromEntries(Array.from({ length: size }, (_, i) => [`d${i}`, {}]));
    const collection = await stage.filled(rows);
    const seen = new Set<string>();
    let parts = 0;
    for await (const part of stage.db.collectionGroup(collection.id).getPartitions(wanted)) {
      parts++;
      for (const doc of (await part.toQuery().get()).docs) {
        expect(seen.has(doc.id)).toBe(false);
        seen.add(doc.id);
      }
    }
    expect(seen.size).toBe(size);
    expect(parts).toBeLessThanOrEqual(most);
  });
});
