import { formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import { type CompositeIndex, type IndexMode, type IndexPart, impliedMode } from './definitions.ts';

/** A composite index as an entry of `firestore.indexes.json`. */
export interface IndexEntry {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly object[];
}

/** The entry of `firestore.indexes.json` that declares an index; the name only where it has to be said. */
export function indexEntry({ collectionId, scope, parts }: CompositeIndex): IndexEntry {
  const fields = withoutImpliedName(parts).map(({ field, mode }) => ({
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

/** The parts of an index without the name, where its direction follows from the field before it. */
export function withoutImpliedName(parts: readonly IndexPart[]): readonly IndexPart[] {
  const [before, last] = [parts.at(-2), parts.at(-1)];
  const isImplied = before && last && isDocumentId(last.field) && impliedMode(before) === last.mode;
  return isImplied ? parts.slice(0, -1) : parts;
}
