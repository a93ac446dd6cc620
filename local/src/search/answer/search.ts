import { valuesAt } from '../engine/attribute-values.ts';
import { find } from '../query/find.ts';
import type { Json, Rec } from '../records/record.ts';
import { type Query, queryOf } from '../settings/settings.ts';
import type { Searched } from '../store/stored-index.ts';
import { facetsOf } from './facets.ts';
import { hitOf } from './hit.ts';

type Params = Readonly<Record<string, unknown>>;

/** Answers one query as Algolia does. Throws a 400 where a filter cannot be read. */
export function search(index: Searched, params: Params): { [name: string]: Json } {
  const began = performance.now();
  const query = queryOf(index.settings, params);
  const finding = find(index, query);
  const all = finding.records.length;
  const distinct = distinctOf(query, () => finding.ranks(0, all));
  const reachable = Math.min(distinct?.length ?? all, query.paginationLimitedTo);
  const { from, count, paging } = pageOf(query, reachable);
  const to = Math.min(from + count, reachable);
  const shown = distinct?.slice(from, to) ?? finding.ranks(from, to);
  return {
    hits: shown.map((record) => hitOf(index.engine, query, finding, record)),
    nbHits: distinct?.length ?? all,
    ...paging,
    ...(query.facets.length > 0 && facetsOf(finding.records, query)),
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: query.query,
    ...(finding.queryAfterRemoval !== null && { queryAfterRemoval: finding.queryAfterRemoval }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
  };
}

/** Of records alike in `attributeForDistinct` the first alone (or as many as `distinct` says); null: all. */
function distinctOf(query: Query, ranked: () => readonly Rec[]): Rec[] | null {
  const { attributeForDistinct: path } = query;
  const most = Number(query.distinct);
  if (most === 0 || path === null) return null;
  const taken = new Map<unknown, number>();
  return ranked().filter((record) => {
    const [value] = valuesAt(record, path);
    const count = (taken.get(value) ?? 0) + 1;
    taken.set(value, count);
    return value === undefined || count <= most;
  });
}

function pageOf(query: Query, reachable: number) {
  const { page, hitsPerPage, offset, length } = query;
  if (offset !== undefined || length !== undefined) {
    const [from, count] = [offset ?? 0, length ?? 20];
    return { from, count, paging: { offset: from, length: count } };
  }
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage);
  return { from: page * hitsPerPage, count: hitsPerPage, paging: { page, nbPages, hitsPerPage } };
}
