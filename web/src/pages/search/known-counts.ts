import type { SearchKind } from '@quire/model/search/search-kinds';
import type { SearchQuery } from '@quire/model/search/search-query';
import type { KnownCounts } from '@quire/model/search/search-request';
import type { SearchFindings } from '../../data/public/search.ts';

const KEPT_MS = 120_000;
const MOST_KEPT = 40;

const kept = new Map<string, { readonly at: number; readonly counts: KnownCounts }>();

/** How many of each kind have these words, as far as this page was told: they need not be asked again. */
export function knownCounts({ q, facets, kind }: SearchQuery): KnownCounts {
  const known = kept.get(q);
  if (!known || known.at < Date.now() - KEPT_MS) return {};
  if (Object.keys(facets).length === 0) return known.counts;
  // The open tab is counted as it is narrowed.
  const { [kind]: _, ...others } = known.counts;
  return others;
}

/** Notes what a page has found. Only in a browser: on a server it would be everybody's. */
export function noteCounts(query: SearchQuery, { answer }: SearchFindings): void {
  const isNarrowed = Object.keys(query.facets).length > 0;
  const { [query.kind]: open, ...others } = answer.counts;
  const told: Partial<Record<SearchKind, number>> = isNarrowed ? others : answer.counts;
  const known = knownCounts({ ...query, facets: {} });
  const at = Object.keys(known).length > 0 ? kept.get(query.q)?.at : undefined;
  kept.delete(query.q);
  kept.set(query.q, { at: at ?? Date.now(), counts: { ...known, ...told } });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
