import type { SearchAnswer } from '@quire/model/search/search-answer';
import { searchAnswer } from '@quire/model/search/search-answer';
import type { Hit } from '@quire/model/search/search-hit';
import type { SearchQuery } from '@quire/model/search/search-query';
import {
  type KnownCounts,
  nearestRequest,
  quickRequest,
  searchRequest,
} from '@quire/model/search/search-request';
import { didYouMean } from './did-you-mean.ts';
import type { SearchEngine } from './search-engine.ts';

export interface SearchFindings {
  readonly answer: SearchAnswer;
  /** False where only the results were asked for: no other tab is counted, nothing near was looked for. */
  readonly isWhole: boolean;
  /** Where nothing has all of it: what has most of it, and in which words. */
  readonly nearest?: readonly Hit[];
  readonly didYouMean?: string;
}

/**
 * Asks for what an address names. Where that is nothing, asks once more for what comes near. Kinds in
 * `known` are not counted again.
 *
 * @throws page/unavailable where nobody answers
 */
export async function search(
  engine: SearchEngine,
  query: SearchQuery,
  { known = {}, signal }: { known?: KnownCounts; signal?: AbortSignal } = {},
): Promise<SearchFindings> {
  const request = searchRequest(engine.prefix, query, known);
  const results = await engine.ask(request.requests, signal);
  const answer = searchAnswer(query, request, results, known);
  if (answer.total > 0 || !query.q) return { answer, isWhole: true };
  const hits = await nearest(engine, query, signal);
  const meant = didYouMean(query.q, hits);
  return {
    answer,
    isWhole: true,
    ...(hits.length > 0 ? { nearest: hits } : {}),
    ...(meant ? { didYouMean: meant } : {}),
  };
}

/**
 * The results alone, for somebody who types on: one query.
 *
 * @throws page/unavailable where nobody answers
 */
export async function searchQuickly(
  engine: SearchEngine,
  query: SearchQuery,
  { known = {}, signal }: { known?: KnownCounts; signal?: AbortSignal } = {},
): Promise<SearchFindings> {
  const request = quickRequest(engine.prefix, query);
  const results = await engine.ask(request.requests, signal);
  return { answer: searchAnswer(query, request, results, known), isWhole: false };
}

async function nearest(
  engine: SearchEngine,
  query: SearchQuery,
  signal: AbortSignal | undefined,
): Promise<readonly Hit[]> {
  const request = nearestRequest(engine.prefix, query);
  const wide: SearchQuery = { ...query, facets: {}, sort: 'relevance', page: 1 };
  return searchAnswer(wide, request, await engine.ask(request.requests, signal)).hits;
}
