/** What Algolia answers to `searchRequest`, parsed, with what the requests were there for. */
import { z } from 'zod';
import { type Hit, hitsOfKind } from './search-hit.ts';
import type { SearchKind } from './search-kinds.ts';
import { KIND_FACETS, SEARCH_FACETS, type SearchFacet, type SearchQuery } from './search-query.ts';
import type { KnownCounts, SearchRequest } from './search-request.ts';

const AnswerSchema = z.object({
  hits: z.array(z.record(z.string(), z.unknown())).default([]),
  nbHits: z.number().int().default(0),
  nbPages: z.number().int().default(0),
  facets: z.record(z.string(), z.record(z.string(), z.number())).optional(),
});

export interface FacetValue {
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

export interface SearchAnswer {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly pages: number;
  /** How many each tab has, where that was asked for; the open one as narrowed. */
  readonly counts: KnownCounts;
  /** Of the open tab: values by frequency, chosen ones among them even where they lead nowhere. */
  readonly facets: Readonly<Partial<Record<SearchFacet, readonly FacetValue[]>>>;
}

function valuesOf(
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): FacetValue[] {
  const gone = chosen.filter((value) => !Object.hasOwn(counts, value));
  return [...Object.entries(counts), ...gone.map((value): [string, number] => [value, 0])]
    .map(([value, count]) => ({ value, count, isChosen: chosen.includes(value) }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/**
 * Puts the answers together. `results` as Algolia gives them, in the order of the requests; `known` are
 * the counts that were not asked for as they are known.
 */
export function searchAnswer(
  { kind, facets: chosen }: SearchQuery,
  { purposes }: SearchRequest,
  results: readonly unknown[],
  known: KnownCounts = {},
): SearchAnswer {
  const counts: Partial<Record<SearchKind, number>> = { ...known };
  const facets: Partial<Record<SearchFacet, readonly FacetValue[]>> = {};
  const found: Record<string, Readonly<Record<string, number>>> = {};
  let main = AnswerSchema.parse({});
  for (const [place, purpose] of purposes.entries()) {
    const answer = AnswerSchema.parse(results[place] ?? {});
    if (purpose.use === 'count') counts[purpose.kind] = answer.nbHits;
    if (purpose.use === 'results') {
      main = answer;
      Object.assign(found, answer.facets);
    }
  }
  // What a chosen facet offers besides is counted without it.
  for (const [place, purpose] of purposes.entries()) {
    if (purpose.use !== 'facet') continue;
    const attribute = KIND_FACETS[kind][purpose.facet];
    const { facets: counted } = AnswerSchema.parse(results[place] ?? {});
    if (attribute) found[attribute] = counted?.[attribute] ?? {};
  }
  for (const facet of SEARCH_FACETS) {
    const attribute = KIND_FACETS[kind][facet];
    if (attribute) facets[facet] = valuesOf(found[attribute] ?? {}, chosen[facet] ?? []);
  }
  counts[kind] = main.nbHits;
  return {
    hits: hitsOfKind(kind, main.hits),
    total: main.nbHits,
    pages: main.nbPages,
    counts,
    facets,
  };
}
