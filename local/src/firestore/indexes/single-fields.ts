import { type FieldPath, formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import {
  EVERY_FIELD,
  type IndexDefinitions,
  overrideKey,
  type SingleIndex,
} from './definitions.ts';

/** What every field has without being asked for: nothing of collection group scope. */
const AUTOMATIC: readonly SingleIndex[] = [
  { scope: 'COLLECTION', mode: 'asc' },
  { scope: 'COLLECTION', mode: 'desc' },
  { scope: 'COLLECTION', mode: 'contains' },
];

/** Names are found and ordered upwards without being asked for, downwards they are not. */
const OF_NAMES: readonly SingleIndex[] = [
  { scope: 'COLLECTION', mode: 'asc' },
  { scope: 'COLLECTION_GROUP', mode: 'asc' },
];

/**
 * The single-field indexes of a field. An exception replaces the automatic ones; a field without one
 * takes over that of the map it is in, and then that of `*`
 * (firebase.google.com/docs/firestore/query-data/index-overview#single-field_index_exemptions).
 */
export function singleFieldIndexes(
  collectionId: string,
  field: FieldPath,
  { overrides }: IndexDefinitions,
): readonly SingleIndex[] {
  if (isDocumentId(field)) {
    return [...OF_NAMES, ...(overrides.get(overrideKey(collectionId, '__name__')) ?? [])];
  }
  for (let length = field.length; length > 0; length--) {
    const path = formatFieldPath(field.slice(0, length));
    const own = overrides.get(overrideKey(collectionId, path));
    if (own) return own;
  }
  return overrides.get(overrideKey(collectionId, EVERY_FIELD)) ?? AUTOMATIC;
}
