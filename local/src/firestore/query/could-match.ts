import { isDocumentId } from '../names/field-path.ts';
import type { StoredDocument } from '../store/document.ts';
import { getField } from '../values/fields.ts';
import { isInScope } from './candidates.ts';
import { isAfterEnd, isBeforeStart } from './compare-documents.ts';
import { matches } from './matches.ts';
import type { Query } from './query.ts';

/** Whether a document belongs to a query's results, its limit and offset aside. */
export function couldMatch(document: StoredDocument, query: Query, root: string): boolean {
  if (!isInScope(document.path, query)) return false;
  const isThere = (field: readonly string[]) =>
    isDocumentId(field) || getField(document.fields, field) !== undefined;
  return (
    query.orders.every(({ field }) => isThere(field)) &&
    query.present.every(isThere) &&
    matches(document, query.filter, root) &&
    !isBeforeStart(document, query, root) &&
    !isAfterEnd(document, query, root)
  );
}
