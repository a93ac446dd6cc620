import { isDocumentId } from '../names/field-path.ts';
import type { DocumentView, StoredDocument } from '../store/document.ts';
import { getField } from '../values/fields.ts';
import { candidates, isInScope } from './candidates.ts';
import { compareDocuments, isWithinCursors } from './compare-documents.ts';
import { matches } from './matches.ts';
import type { Query } from './query.ts';

/** What a query finds, in order, and how many documents its offset skipped (production bills them). */
export interface QueryResult {
  readonly documents: readonly StoredDocument[];
  readonly skipped: number;
}

/** Runs a query on a view of the database. */
export function runQuery(view: DocumentView, query: Query, root: string): QueryResult {
  const found: StoredDocument[] = [];
  for (const document of candidates(view, query)) {
    if (isSelected(document, query, root)) found.push(document);
  }
  found.sort((a, b) => compareDocuments(a, b, query.orders));
  const end = query.limit === null ? undefined : query.offset + query.limit;
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
