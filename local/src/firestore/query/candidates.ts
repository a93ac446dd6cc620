import { lastSegment, parentOf } from '../../values/names/document-path.ts';
import type { DocumentView, Scope, StoredDocument } from '../store/document.ts';
import type { Query } from './query.ts';

/** The path of the one collection a query reads, or null when it reads a group of them. */
export function collectionOf(query: Query): string | null {
  if (query.allDescendants || query.collectionId === null) return null;
  return query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`;
}

/** Where a query looks; null when that is every collection, which has no index. */
export function scopeOf(query: Query): Scope | null {
  const collection = collectionOf(query);
  if (collection !== null) return { kind: 'collection', name: collection };
  return query.collectionId === null ? null : { kind: 'group', name: query.collectionId };
}

/** The documents a query without index has to look at: those of its collection or collection group. */
export function* candidates(view: DocumentView, query: Query): Iterable<StoredDocument> {
  const collection = collectionOf(query);
  if (collection !== null) {
    yield* view.documentsIn(collection);
    return;
  }
  const paths =
    query.collectionId === null
      ? view.collectionPaths()
      : view.collectionsNamed(query.collectionId);
  for (const path of paths) if (isUnder(path, query)) yield* view.documentsIn(path);
}

/** Whether a document's path belongs to the query's collection or group, fields aside. */
export function isInScope(path: string, query: Query): boolean {
  const collection = parentOf(path);
  const own = collectionOf(query);
  if (own !== null) return collection === own;
  const isNamed = query.collectionId === null || lastSegment(collection) === query.collectionId;
  return isNamed && isUnder(collection, query);
}

/** Whether a collection is anywhere below the parent, or right below it if that is what is asked. */
function isUnder(collection: string, { parent, allDescendants }: Query): boolean {
  const prefix = parent === '' ? '' : `${parent}/`;
  if (!collection.startsWith(prefix)) return false;
  return allDescendants || !collection.includes('/', prefix.length);
}
