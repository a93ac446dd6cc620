import type { Engine } from '../engine/engine.ts';
import { type Finding, find } from '../query/find.ts';
import type { Replacement } from '../query/synonyms.ts';
import type { Json } from '../record.ts';
import type { Query } from '../settings/settings.ts';
import { queryOf } from '../settings/settings.ts';
import { distinctOf } from './distinct.ts';
import { facetsOf } from './facets.ts';
import { hitOf } from './hit.ts';

/** What a search needs of an index. */
export interface Searched {
  readonly name: string;
  readonly engine: Engine;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly replacements: readonly Replacement[];
  /** A virtual replica, which sorts by its `customRanking` first. */
  readonly isVirtual: boolean;
}

/** Answers one query as Algolia does. Throws a 400 where a filter cannot be read. */
export function search(
  index: Searched,
  params: Readonly<Record<string, unknown>>,
): {
  [name: string]: Json;
} {
  const began = performance.now();
  const { engine } = index;
  const query = queryOf(index.settings, params);
  const finding = find(engine, query, index.replacements, index.isVirtual);
  const distinct = distinctOf(engine, query, finding);
  const reachable = Math.min(distinct?.length ?? finding.docs.length, query.paginationLimitedTo);
  const { from, count, paging } = pageOf(query, reachable);
  const to = Math.min(from + count, reachable);
  const docs = distinct?.slice(from, to) ?? finding.ranks(from, Math.max(from, to));
  const counted = query.facetingAfterDistinct && distinct ? distinct : finding.docs;
  const { facets, facets_stats } = facetsOf(engine, counted, query);
  const spent = Math.max(1, Math.round(performance.now() - began));
  const answer: { [name: string]: Json } = {
    hits: docs.map((doc) => hitOf(engine, query, finding, doc)),
    nbHits: distinct?.length ?? finding.docs.length,
    ...paging,
    ...(query.facets.length > 0 && { facets }),
    ...(Object.keys(facets_stats).length > 0 && { facets_stats }),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: query.query,
    params: encoded(params),
    ...(finding.queryAfterRemoval !== null && { queryAfterRemoval: finding.queryAfterRemoval }),
    ...(index.isVirtual && { nbSortedHits: finding.docs.length }),
    ...(query.getRankingInfo && {
      index: index.name,
      indexUsed: index.name,
      parsedQuery: parsed(finding),
    }),
    renderingContent: {},
    processingTimeMS: spent,
    serverTimeMS: spent,
  };
  return only(answer, query);
}

function pageOf(query: Query, reachable: number) {
  const { page, hitsPerPage, offset, length } = query;
  if (offset !== undefined || length !== undefined) {
    const [from, count] = [offset ?? 0, length ?? 20];
    return { from, count, paging: { offset: from, length: count } };
  }
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage);
  return {
    from: page * hitsPerPage,
    count: hitsPerPage,
    paging: { page, nbPages, hitsPerPage },
  };
}

const parsed = ({ words }: Finding): string => words.map(({ text }) => text).join(' ');

function only(answer: { [name: string]: Json }, { responseFields }: Query) {
  if (responseFields.includes('*')) return answer;
  const always = ['message', 'warning', 'cursor', 'abTestID'];
  const names = new Set([...responseFields, ...always]);
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.has(name)));
}

/** The parameters as an address says them: how the answer repeats them. */
export function encoded(params: Readonly<Record<string, unknown>>): string {
  return Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
    })
    .join('&');
}
