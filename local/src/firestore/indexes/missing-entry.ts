import { formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import type { IndexDefinitions, SingleIndex } from './definitions.ts';
import { indexEntry, wireMode, withoutImpliedName } from './index-entry.ts';
import type { Needed } from './needed.ts';
import { missingIndex } from './satisfy.ts';
import { singleFieldIndexes } from './single-fields.ts';

/** The entry to add to `firestore.indexes.json`, and the list in the file that it belongs to. */
export function missingEntry(
  needed: Needed,
  definitions: IndexDefinitions,
): { readonly list: 'indexes' | 'fieldOverrides'; readonly entry: object } {
  const missing = missingIndex(needed);
  const { collectionId, scope } = missing;
  const [only, more] = withoutImpliedName(missing.parts);
  if (!only || more) return { list: 'indexes', entry: indexEntry(missing) };
  // An exception replaces the indexes that there are, so they are named again.
  const kept = isDocumentId(only.field)
    ? []
    : singleFieldIndexes(collectionId, only.field, definitions);
  const indexes = [...kept, { scope, mode: only.mode }].map(({ scope, mode }: SingleIndex) => ({
    ...wireMode(mode),
    queryScope: scope,
  }));
  const fieldPath = formatFieldPath(only.field);
  return { list: 'fieldOverrides', entry: { collectionGroup: collectionId, fieldPath, indexes } };
}
