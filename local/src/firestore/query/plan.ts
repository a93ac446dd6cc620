import { isDocumentId } from '../names/field-path.ts';
import type { DocumentView, StoredDocument } from '../store/document.ts';
import type { FieldIndex } from '../store/field-index.ts';
import { compareValues } from '../values/order.ts';
import { boundsOf, conjuncts, requiredValues } from './bounds.ts';
import { candidates, collectionOf } from './candidates.ts';
import type { Query } from './query.ts';

/**
 * The documents a query has to look at, in batches. When the batches come in the order of the query
 * (each holding all documents of one first value), whoever has enough may stop.
 */
export interface Plan {
  readonly isOrdered: boolean;
  readonly batches: Iterable<readonly StoredDocument[]>;
}

/** Chooses how to find a query's results: by an equality, along the first order, or looking at all. */
export function planQuery(view: DocumentView, query: Query): Plan {
  const collection = collectionOf(query);
  const index = collection === null ? null : view.indexesOf(collection);
  if (index === null) return { isOrdered: false, batches: [[...candidates(view, query)]] };
  const equal = byEquality(query, index);
  if (equal) return { isOrdered: false, batches: equal };
  const [order] = query.orders;
  if (!order) return { isOrdered: false, batches: [[...candidates(view, query)]] };
  const entries = index(order.field);
  const [from, to] = boundsOf(query, order.field, entries);
  // Without a limit, an order alone narrows nothing.
  if (query.limit === null && to - from === entries.entries.length) {
    return { isOrdered: false, batches: [[...candidates(view, query)]] };
  }
  return { isOrdered: true, batches: groups(entries, from, to, order.direction === 'asc') };
}

type IndexOf = (field: readonly string[]) => FieldIndex;

/** The shortest stretch of an index that an equality leaves; null when there is none. */
function byEquality(query: Query, indexOf: IndexOf): readonly StoredDocument[][] | null {
  let best: { size: number; read: () => StoredDocument[][] } | null = null;
  for (const filter of conjuncts(query.filter)) {
    const values = requiredValues(filter);
    if (!values || isDocumentId(filter.field)) continue;
    const index = indexOf(filter.field);
    const ranges = values.map(
      (value) => [index.firstAtLeast(value), index.firstAbove(value)] as const,
    );
    const size = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
    if (best && best.size <= size) continue;
    const read = () => {
      const found = new Set<StoredDocument>();
      for (const [from, to] of ranges) {
        for (const entry of index.entries.slice(from, to)) found.add(entry.document);
      }
      return [[...found]];
    };
    best = { size, read };
  }
  return best?.read() ?? null;
}

/** A stretch of an index in one direction, documents of equal value together. */
function* groups(
  index: FieldIndex,
  from: number,
  to: number,
  isAscending: boolean,
): Iterable<readonly StoredDocument[]> {
  let group: StoredDocument[] = [];
  const step = isAscending ? 1 : -1;
  let last = null;
  for (let i = isAscending ? from : to - 1; i >= from && i < to; i += step) {
    const entry = index.entries[i];
    if (!entry) break;
    if (last && compareValues(last, entry.value) !== 0) {
      yield group;
      group = [];
    }
    last = entry.value;
    group.push(entry.document);
  }
  yield group;
}
