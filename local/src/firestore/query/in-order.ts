import type { DocumentView, StoredDocument } from '../store/document.ts';
import { candidates } from './candidates.ts';
import { compareDocuments } from './compare-documents.ts';
import { couldMatch, hasPresent } from './could-match.ts';
import { mergeOrdered } from './merge-ordered.ts';
import { type Part, planOf, type Scan } from './plan.ts';
import type { Query } from './query.ts';

/**
 * The documents that match a query, in its order, offset and limit aside; whoever has enough stops.
 * Each disjunction reads its own part of an index; without index, all documents are looked at.
 */
export function inOrder(view: DocumentView, query: Query, root: string): Iterable<StoredDocument> {
  const parts = planOf(view, query, root);
  if (!parts) return sorted(candidates(view, query), query, root);
  const sources = parts.map((part) => read(view, query, part, root));
  if (view.differences.size > 0) {
    const then = [...view.differences.values()].filter((document) => document !== null);
    sources.push(sorted(then, query, root));
  }
  return mergeOrdered(sources, (a, b) => compareDocuments(a, b, query.orders));
}

function sorted(documents: Iterable<StoredDocument>, query: Query, root: string): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const document of documents) if (couldMatch(document, query, root)) found.push(document);
  return found.sort((a, b) => compareDocuments(a, b, query.orders));
}

/** What one disjunction finds, except documents that were otherwise at the moment looked at. */
function read(
  view: DocumentView,
  query: Query,
  part: Part,
  root: string,
): Iterable<StoredDocument> {
  if ('path' in part) {
    const document = part.path === null ? null : view.get(part.path);
    return document && couldMatch(document, query, root) ? [document] : [];
  }
  return scan(view, query, part, root);
}

function* scan(
  { differences }: DocumentView,
  query: Query,
  { index, stretches, isReversed, isExact }: Scan,
  root: string,
): Iterable<StoredDocument> {
  for (const stretch of stretches) {
    for (const document of index.read(stretch, isReversed)) {
      if (differences.size > 0 && differences.has(document.path)) continue;
      const isFound = isExact ? hasPresent(document, query) : couldMatch(document, query, root);
      if (isFound) yield document;
    }
  }
}
