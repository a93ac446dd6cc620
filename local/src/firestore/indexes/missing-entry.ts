import { formatFieldPath } from '../names/field-path.ts';
import { indexEntry, wireMode } from './index-entry.ts';
import { isSingleField, missingIndex, type Needed } from './satisfy.ts';

/** The entry to add to `firestore.indexes.json`, and the list in the file that it belongs to. */
export function missingEntry(needed: Needed): {
  list: 'indexes' | 'fieldOverrides';
  entry: object;
} {
  const missing = missingIndex(needed);
  const { collectionId, scope } = missing;
  const [only] = missing.parts;
  if (!isSingleField(needed) || !only) return { list: 'indexes', entry: indexEntry(missing) };
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
