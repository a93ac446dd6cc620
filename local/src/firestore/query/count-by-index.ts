import type { DocumentView } from '../store/document.ts';
import { planOf, type Scan } from './plan.ts';
import type { Query } from './query.ts';
import { areDisjoint } from './served.ts';

/**
 * How many documents a query finds and its offset skips, told by the places where its stretches
 * begin and end. Null when the documents have to be looked at.
 */
export function countByIndex(
  view: DocumentView,
  query: Query,
  root: string,
): { readonly count: number; readonly skipped: number } | null {
  // What was otherwise at the moment asked for is not so in the index, nor is what is summed up.
  if (view.differences.size > 0 || query.present.length > 0) return null;
  const scans: Scan[] = [];
  for (const part of planOf(view, query, root) ?? [null]) {
    if (part === null || 'path' in part || !part.isExact) return null;
    if (!scans.every(({ branch }) => areDisjoint(branch, part.branch))) return null;
    scans.push(part);
  }
  let all = 0;
  for (const { index, stretches } of scans) {
    for (const stretch of stretches) all += index.sizeOf(stretch);
  }
  const skipped = Math.min(all, query.offset);
  return { count: Math.min(all - skipped, query.limit ?? Number.POSITIVE_INFINITY), skipped };
}
