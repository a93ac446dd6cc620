import { formatFieldPath } from '../names/field-path.ts';
import type { IndexMode } from './definitions.ts';
import { isSingleField, missingIndex, type Needed } from './satisfy.ts';

/** The entry to add to `firestore.indexes.json`, and the list in the file that it belongs to. */
export function missingEntry(needed: Needed): {
  list: 'indexes' | 'fieldOverrides';
  entry: object;
} {
  const { collectionId, scope, parts } = missingIndex(needed);
  const [only] = parts;
  if (!isSingleField(needed) || !only) {
    const fields = parts.map(({ field, mode }) => ({
      fieldPath: formatFieldPath(field),
      ...wireMode(mode),
    }));
    return { list: 'indexes', entry: { collectionGroup: collectionId, queryScope: scope, fields } };
  }
  // An override replaces the automatic indexes, so those of the collection are named again.
  const indexes = [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'DESCENDING', queryScope: 'COLLECTION' },
    { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
    ...(scope === 'COLLECTION_GROUP' ? [{ ...wireMode(only.mode), queryScope: scope }] : []),
  ];
  const fieldPath = formatFieldPath(only.field);
  return { list: 'fieldOverrides', entry: { collectionGroup: collectionId, fieldPath, indexes } };
}

function wireMode(mode: IndexMode): object {
  if (mode === 'contains') return { arrayConfig: 'CONTAINS' };
  return { order: mode === 'desc' ? 'DESCENDING' : 'ASCENDING' };
}
