import { formatFieldPath } from '../names/field-path.ts';
import type { CompositeIndex, IndexMode } from './definitions.ts';

/** A composite index as an entry of `firestore.indexes.json`. */
export interface IndexEntry {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly object[];
}

/** The entry of `firestore.indexes.json` that declares an index. */
export function indexEntry({ collectionId, scope, parts }: CompositeIndex): IndexEntry {
  const fields = parts.map(({ field, mode }) => ({
    fieldPath: formatFieldPath(field),
    ...wireMode(mode),
  }));
  return { collectionGroup: collectionId, queryScope: scope, fields };
}

/** How one field is indexed, in the words of `firestore.indexes.json`. */
export function wireMode(mode: IndexMode): object {
  if (mode === 'contains') return { arrayConfig: 'CONTAINS' };
  return { order: mode === 'desc' ? 'DESCENDING' : 'ASCENDING' };
}
