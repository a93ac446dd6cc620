import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 500;

/** Documents of a collection by their ids; `fields` empty: their names and times alone. */
export async function* allDocuments(
  db: Firestore,
  collection: string,
  fields: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot> {
  const pages = db
    .collection(collection)
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .limit(PAGE);
  for (let page = await pages.get(); !page.empty; ) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await pages.startAfter(last.id).get();
  }
}
