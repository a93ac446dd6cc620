import { isDocumentId } from '../names/field-path.ts';
import type { DocumentView, Scope, StoredDocument } from '../store/document.ts';
import { type Branch, branchOf, shapeOf } from './branch.ts';
import { candidates, scopeOf } from './candidates.ts';
import { compareDocuments } from './compare-documents.ts';
import { couldMatch } from './could-match.ts';
import { disjuncts } from './disjuncts.ts';
import { mergeOrdered } from './merge-ordered.ts';
import type { Query } from './query.ts';
import { stretchesOf } from './stretches.ts';

/**
 * The documents that match a query, in its order, offset and limit aside; whoever has enough stops.
 * Each disjunction reads its own part of an index; without index, all documents are looked at.
 */
export function inOrder(view: DocumentView, query: Query, root: string): Iterable<StoredDocument> {
  const scope = scopeOf(query);
  const sources: Iterable<StoredDocument>[] = [];
  for (const filters of disjuncts(query.filter, Number.POSITIVE_INFINITY) ?? []) {
    const source = scope && readBranch(view, scope, query, branchOf(query, filters), root);
    if (!source) return sorted(candidates(view, query), query, root);
    sources.push(source);
  }
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

/** What one disjunction finds in the present; null when there is no index for it. */
function readBranch(
  view: DocumentView,
  scope: Scope,
  query: Query,
  branch: Branch,
  root: string,
): Iterable<StoredDocument> | null {
  const named = branch.filters.find(({ op, field }) => op === '==' && isDocumentId(field));
  if (named?.value.kind === 'reference') {
    const { value: name } = named.value;
    const document = name.startsWith(`${root}/`) ? view.get(name.slice(root.length + 1)) : null;
    return document && couldMatch(document, query, root) ? [document] : [];
  }
  const { shape, isReversed } = shapeOf(branch);
  const index = view.index(scope, shape);
  if (!index) return null;
  const stretches = stretchesOf(index, query, branch, isReversed, root);
  const read = isReversed ? stretches.toReversed() : stretches;
  return (function* () {
    for (const stretch of read) {
      for (const document of index.read(stretch, isReversed)) {
        if (!view.differences.has(document.path) && couldMatch(document, query, root))
          yield document;
      }
    }
  })();
}
