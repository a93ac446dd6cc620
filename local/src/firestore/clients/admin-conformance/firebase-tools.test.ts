import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stage, useAdmin } from './admin-stage.ts';

useAdmin();

const require = createRequire(import.meta.url);
const PROJECT = 'demo-conformance';
const emulator = () => `http://127.0.0.1:${stage.port}`;

interface Deletion {
  readonly execute: () => Promise<void>;
}
type Delete = new (project: string, path: string | undefined, options: object) => Deletion;

/** What `firebase firestore:delete` does once it has asked whether it should. */
const { FirestoreDelete } = z
  .object({ FirestoreDelete: z.custom<Delete>() })
  .parse(require('firebase-tools/lib/firestore/delete.js'));
/** What its tools for assistants ask with. */
const tools = z
  .object({
    getDocuments: z.custom<(...args: unknown[]) => Promise<unknown>>(),
    queryCollection: z.custom<(...args: unknown[]) => Promise<unknown>>(),
  })
  .parse(require('firebase-tools/lib/gcp/firestore.js'));

describe('firestore:delete', () => {
  it.each([
    ['a document', 'a/b/c', {}, 'a b b/d/e'],
    ['a document with all below', 'b', { recursive: true }, 'a a/b/c'],
    ['what is right below a document', 'a/b', { shallow: true }, 'a b b/d/e'],
    ['a collection, and leaves what is below', '', { shallow: true }, 'a/b/c b/d/e'],
    ['a collection with all below', '', { recursive: true }, ''],
  ])('deletes %s', async (_, path, options, left) => {
    const collection = await stage.filled({ a: {}, 'a/b/c': {}, b: {}, 'b/d/e': {} });
    const neighbour = stage.db.collection(`${collection.id}x`);
    await neighbour.doc('n').set({});
    const whole = path === '' ? collection.path : `${collection.path}/${path}`;
    const settings = { ...options, databaseId: '(default)', urlPrefix: emulator() };
    await new FirestoreDelete(PROJECT, whole, settings).execute();
    const found = ['a', 'a/b/c', 'b', 'b/d/e'].map((id) => collection.doc(id));
    const docs = (await stage.db.getAll(...found)).filter(({ exists }) => exists);
    const paths = docs.map(({ ref }) => ref.path.slice(collection.path.length + 1));
    expect(paths.join(' ')).toBe(left);
    expect((await neighbour.get()).size).toBe(1);
  });
});

it('gives the tools for assistants documents and what a query finds', async () => {
  const collection = await stage.filled({ a: { n: 1 }, b: { n: 2 } });
  const names = ['a', 'none'].map((id) => `${collection.path}/${id}`);
  const got = await tools.getDocuments(PROJECT, names, '(default)', emulator());
  expect(got).toMatchObject({ documents: [{ fields: { n: { integerValue: '1' } } }] });
  expect(got).toHaveProperty('missing.length', 1);
  const query = {
    from: [{ collectionId: collection.id }],
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    limit: 1,
  };
  const asked = await tools.queryCollection(PROJECT, query, '(default)', emulator());
  expect(asked).toMatchObject({ documents: [{ fields: { n: { integerValue: '2' } } }] });
});
