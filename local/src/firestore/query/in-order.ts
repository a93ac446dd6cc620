import { isDocumentId } from '../names/field-path.ts';
import type { DocumentView, Scope, StoredDocument } from '../store/document.ts';
import { type Branch, branchOf, shapeOf } from './branch.ts';
import { candidates, scopeOf } from './candidates.ts';
import { compareDocuments } from './compare-documents.ts';
import { disjuncts } from './disjuncts.ts';
import { mergeOrdered } from './merge-ordered.ts';
import type { Query } from './query.ts';
import { stretchesOf } from './stretches.ts';

type Test = (document: StoredDocument) => boolean;

/**
 * The documents of a query's collection that pass a test, in the query's order; whoever has enough
 * stops. Each disjunction reads its own part of an index, which leaves out only what the query does;
 * without index, all documents are looked at.
 */
export function inOrder(
  view: DocumentView,
  query: Query,
  root: string,
  test: Test,
): Iterable<StoredDocument> {
  const scope = scopeOf(query);
  const branches = disjuncts(query.filter, Number.POSITIVE_INFINITY) ?? [];
  const sources: Iterable<StoredDocument>[] = [];
  for (const filters of branches) {
    const source = scope && readBranch(view, scope, query, branchOf(query, filters), root, test);
    if (!source) return sorted(candidates(view, query), query, test);
    sources.push(source);
  }
  if (view.differences.size > 0) {
    const then = [...view.differences.values()].filter((document) => document !== null);
    sources.push(sorted(then, query, test));
  }
  return mergeOrdered(sources, (a, b) => compareDocuments(a, b, query.orders));
}

function sorted(documents: Iterable<StoredDocument>, query: Query, test: Test): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const document of documents) if (test(document)) found.push(document);
  return found.sort((a, b) => compareDocuments(a, b, query.orders));
}

/** What one disjunction finds in the present; null when there is no index for it. */
function readBranch(
  view: DocumentView,
  scope: Scope,
  query: Query,
  branch: Branch,
  root: string,
  test: Test,
): Iterable<StoredDocument> | null {
  const named = branch.filters.find(({ op, field }) => op === '==' && isDocumentId(field));
  if (named?.value.kind === 'reference') {
    const { value: name } = named.value;
    const document = name.startsWith(`${root}/`) ? view.get(name.slice(root.length + 1)) : null;
    return document && test(document) ? [document] : [];
  }
  const { shape, isReversed } = shapeOf(branch);
  const index = view.index(scope, shape);
  if (!index) return null;
  const stretches = stretchesOf(index, query, branch, isReversed, root);
  const read = isReversed ? stretches.toReversed() : stretches;
  return (function* () {
    for (const stretch of read) {
      for (const document of index.read(stretch, isReversed)) {
        if (!view.differences.has(document.path) && test(document)) yield document;
      }
    }
  })();
}
