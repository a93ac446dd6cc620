import { getField } from '../../values/fields.ts';
import { type FieldPath, isDocumentId } from '../../values/names/field-path.ts';
import type { StoredDocument } from '../store/document.ts';
import { isInScope } from './candidates.ts';
import { isAfterEnd, isBeforeStart } from './compare-documents.ts';
import { matches } from './matches.ts';
import type { Query } from './query.ts';

/** Whether a document belongs to a query's results, its limit and offset aside. */
export function couldMatch(document: StoredDocument, query: Query, root: string): boolean {
  if (!isInScope(document.path, query)) return false;
  return (
    query.orders.every(({ field }) => isThere(document, field)) &&
    hasPresent(document, query) &&
    matches(document, query.filter, root) &&
    !isBeforeStart(document, query, root) &&
    !isAfterEnd(document, query, root)
  );
}

/** Whether a document has the fields that aggregations are made of. */
export function hasPresent(document: StoredDocument, { present }: Query): boolean {
  return present.length === 0 || present.every((field) => isThere(document, field));
}

function isThere({ fields }: StoredDocument, field: FieldPath): boolean {
  return isDocumentId(field) || getField(fields, field) !== undefined;
}
