import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { stage, useAdmin } from './admin-stage.ts';

useAdmin();

interface Element {
  readonly metadata?: { readonly totalDocuments: number };
  readonly namedQuery?: { readonly name: string; readonly readTime: unknown };
  readonly documentMetadata?: {
    readonly name: string;
    readonly exists: boolean;
    readonly queries?: readonly string[];
  };
  readonly document?: { readonly fields: unknown };
}

/** The elements of a bundle: each is its length and its JSON. */
function elementsOf(bundle: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bundle.length; ) {
    const start = bundle.indexOf('{', at);
    const end = start + Number(bundle.toString('utf8', at, start));
    elements.push(JSON.parse(bundle.toString('utf8', start, end)));
    at = end;
  }
  return elements;
}

it('bundles queries with the documents they found, each once, and what is missing', async () => {
  const collection = await stage.filled({ a: { sort: 1 }, b: { sort: 2, at: Timestamp.now() } });
  const bundle = stage.db.bundle('test');
  bundle.add('first', await collection.orderBy('sort', 'desc').limit(1).get());
  bundle.add('last', await collection.orderBy('sort').limitToLast(1).get());
  bundle.add('none', await collection.where('sort', '==', 9).get());
  bundle.add(await collection.doc('missing').get());
  const elements = elementsOf(bundle.build());
  expect(elements[0]?.metadata?.totalDocuments).toBe(2);
  const queries = elements.flatMap(({ namedQuery }) => namedQuery ?? []);
  expect(queries.map(({ name }) => name)).toEqual(['first', 'last', 'none']);
  expect(queries.every(({ readTime }) => readTime)).toBe(true);
  const documents = elements.flatMap(({ documentMetadata }) => documentMetadata ?? []);
  expect(documents.map(({ exists, queries }) => ({ exists, queries: queries ?? [] }))).toEqual(
    expect.arrayContaining([
      { exists: true, queries: ['first', 'last'] },
      { exists: false, queries: [] },
    ]),
  );
});
