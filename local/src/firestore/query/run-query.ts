import { isDocumentId } from '../names/field-path.ts';
import type { DocumentView, StoredDocument } from '../store/document.ts';
import { getField } from '../values/fields.ts';
import { isInScope } from './candidates.ts';
import { isAfterEnd, isBeforeStart } from './compare-documents.ts';
import { inOrder } from './in-order.ts';
import { matches } from './matches.ts';
import type { Query } from './query.ts';

/** What a query finds, in order, and how many documents its offset skipped (production bills them). */
export interface QueryResult {
  readonly documents: readonly StoredDocument[];
  readonly skipped: number;
}

/** Runs a query on a view of the database. */
export function runQuery(view: DocumentView, query: Query, root: string): QueryResult {
  const limit = query.limit ?? Number.POSITIVE_INFINITY;
  const documents: StoredDocument[] = [];
  let skipped = 0;
  const found = inOrder(view, query, root, (document) => couldMatch(document, query, root));
  for (const document of found) {
    if (skipped < query.offset) skipped++;
    else if (documents.length < limit) documents.push(document);
    if (skipped === query.offset && documents.length >= limit) break;
  }
  return { documents, skipped };
}

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
