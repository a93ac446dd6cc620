import { isDocumentId } from '../names/field-path.ts';
import type { DocumentView, StoredDocument } from '../store/document.ts';
import { getField } from '../values/fields.ts';
import { isInScope } from './candidates.ts';
import { compareDocuments, isWithinCursors } from './compare-documents.ts';
import { matches } from './matches.ts';
import { planQuery } from './plan.ts';
import type { Query } from './query.ts';

/** What a query finds, in order, and how many documents its offset skipped (production bills them). */
export interface QueryResult {
  readonly documents: readonly StoredDocument[];
  readonly skipped: number;
}

/** Runs a query on a view of the database. */
export function runQuery(view: DocumentView, query: Query, root: string): QueryResult {
  const { isOrdered, batches } = planQuery(view, query);
  const end = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  const found: StoredDocument[] = [];
  for (const batch of batches) {
    const selected = batch.filter((document) => isSelected(document, query, root));
    selected.sort((a, b) => compareDocuments(a, b, query.orders));
    for (const document of selected) found.push(document);
    if (isOrdered && found.length >= end) break;
  }
  return {
    documents: found.slice(query.offset, end),
    skipped: Math.min(query.offset, found.length),
  };
}

/** Whether a document belongs to a query's results, its limit and offset aside. */
export function couldMatch(document: StoredDocument, query: Query, root: string): boolean {
  return isInScope(document.path, query) && isSelected(document, query, root);
}

function isSelected(document: StoredDocument, query: Query, root: string): boolean {
  for (const { field } of query.orders) {
    if (!isDocumentId(field) && getField(document.fields, field) === undefined) return false;
  }
  return matches(document, query.filter, root) && isWithinCursors(document, query, root);
}
