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
import { PageError } from '../page-error.ts';
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
  const { request, results } = await askAll(engine, query, known, signal);
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
 * Only the results, in one query, for use while typing.
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

/** Algolia refuses all queries of a request where the index of one is not there. */
const isOfMissingIndex = ({ cause }: PageError): boolean =>
  typeof cause === 'object' && cause !== null && 'status' in cause && cause.status === 404;

/** All that a page shows; where another tab has no index, what the open one has. */
async function askAll(
  engine: SearchEngine,
  query: SearchQuery,
  known: KnownCounts,
  signal: AbortSignal | undefined,
) {
  const request = searchRequest(engine.prefix, query, known);
  try {
    return { request, results: await engine.ask(request.requests, signal) };
  } catch (error) {
    if (!(error instanceof PageError && isOfMissingIndex(error))) throw error;
    const quick = quickRequest(engine.prefix, query);
    return { request: quick, results: await engine.ask(quick.requests, signal) };
  }
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
