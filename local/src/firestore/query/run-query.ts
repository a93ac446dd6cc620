import type { DocumentView, StoredDocument } from '../store/document.ts';
import { inOrder } from './in-order.ts';
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
  for (const document of inOrder(view, query, root)) {
    if (skipped < query.offset) skipped++;
    else if (documents.length < limit) documents.push(document);
    if (skipped === query.offset && documents.length >= limit) break;
  }
  return { documents, skipped };
}
