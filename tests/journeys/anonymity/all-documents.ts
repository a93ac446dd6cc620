import type { CollectionReference } from 'firebase-admin/firestore';
import { admin } from '../press-admin.ts';

export interface KeptDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Derived from what is published, by the thousand. */
const LEFT_OUT = new Set(['listChunks', 'usage']);

async function within(collection: CollectionReference): Promise<KeptDocument[]> {
  const { docs } = await collection.get();
  return docs.map((doc) => ({ path: doc.ref.path, data: doc.data() }));
}

/** Everything that Firestore keeps at its root, and below the documents that are named. */
export async function allDocuments(below: readonly string[]): Promise<KeptDocument[]> {
  const roots = (await admin.db.listCollections()).filter(({ id }) => !LEFT_OUT.has(id));
  const deeper = await Promise.all(below.map((path) => admin.db.doc(path).listCollections()));
  const found: KeptDocument[] = [];
  for (const collection of [...roots, ...deeper.flat()]) found.push(...(await within(collection)));
  return found;
}
