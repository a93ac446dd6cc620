import { isDocumentId } from '../../values/names/field-path.ts';
import type { DocumentView, Scope } from '../store/document.ts';
import type { FieldIndex, Stretch } from '../store/field-index.ts';
import { type Branch, branchOf, shapeOf } from './branch.ts';
import { scopeOf } from './candidates.ts';
import { disjuncts } from './disjuncts.ts';
import type { Query } from './query.ts';
import { isServed } from './served.ts';
import { stretchesOf } from './stretches.ts';

/** Parts of an index, in the order they are read. */
export interface Scan {
  readonly branch: Branch;
  readonly index: FieldIndex;
  readonly stretches: readonly Stretch[];
  readonly isReversed: boolean;
  /** They hold what the disjunction finds and nothing else. */
  readonly isExact: boolean;
}

/** Where a disjunction finds its documents: at a name (null for one elsewhere), or in an index. */
export type Part = Scan | { readonly path: string | null };

/** One part for each disjunction, in the present; null when all documents have to be looked at. */
export function planOf(view: DocumentView, query: Query, root: string): readonly Part[] | null {
  const scope = scopeOf(query);
  if (!scope) return null;
  const parts: Part[] = [];
  for (const filters of disjuncts(query.filter, Number.POSITIVE_INFINITY) ?? []) {
    const part = partOf(view, scope, query, branchOf(query, filters), root);
    if (!part) return null;
    parts.push(part);
  }
  return parts;
}

function partOf(
  view: DocumentView,
  scope: Scope,
  query: Query,
  branch: Branch,
  root: string,
): Part | null {
  const named = branch.filters.find(({ op, field }) => op === '==' && isDocumentId(field));
  if (named?.value.kind === 'reference') {
    const { value: name } = named.value;
    return { path: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : null };
  }
  const { shape, isReversed } = shapeOf(branch);
  const index = view.index(scope, shape);
  if (!index) return null;
  const stretches = stretchesOf(index, query, branch, isReversed, root);
  return {
    branch,
    index,
    stretches: isReversed ? stretches.toReversed() : stretches,
    isReversed,
    isExact: isServed(query, branch),
  };
}
