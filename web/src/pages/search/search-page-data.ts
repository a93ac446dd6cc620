import {
  readSearchQuery,
  type SearchQuery,
  searchParameters,
} from '@quire/model/search/search-query';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { SearchFindings } from '../../data/public/search.ts';
import { type SearchEngine, searchContext } from '../../data/public/search-engine.ts';
import { searchedBy } from '../../data/public/searched-by.ts';
import { searchAddress } from './address/search-address.ts';
import { isBeingTyped } from './form/typed-address.ts';
import { knownCounts } from './known-counts.ts';

export interface SearchPageData {
  readonly query: SearchQuery;
  /** Null where nothing was asked, or nobody answers. */
  readonly findings: SearchFindings | null;
  /** Whether the press has no search (`off`), or one that does not answer (`failed`). */
  readonly trouble: 'off' | 'failed' | null;
  /** Who is sent what is searched for. */
  readonly searchedBy: string | null;
}

const MOVED = 301;
const UNAVAILABLE = 503;

/** On the server it is given; in a browser the page says where it is. */
async function engineFor(context: LoaderFunctionArgs['context']): Promise<SearchEngine | null> {
  const given = context.get(searchContext);
  if (given !== 'page') return given;
  const { pageEngine } = await import('../../data/public/page-engine.ts');
  return pageEngine();
}

/** Throws a redirect where the address is not the search's one: parameters that nobody knows are dropped. */
function canonicalQuery({ searchParams }: URL): SearchQuery {
  const query = readSearchQuery(searchParams);
  if (searchParams.toString() !== searchParameters(query).toString()) {
    throw redirect(searchAddress(query), MOVED);
  }
  return query;
}

/**
 * What the page of a search shows, on the server and, as somebody types, in the browser: then the results
 * alone, and the rest once typing rests (`wholeFindings`).
 */
export async function searchPageData({ context, request }: LoaderFunctionArgs) {
  const query = canonicalQuery(new URL(request.url));
  const by = await searchedBy(context);
  const page: SearchPageData = { query, findings: null, trouble: null, searchedBy: by };
  if (searchParameters(query).size === 0) {
    return context.get(searchContext) === null ? { ...page, trouble: 'off' as const } : page;
  }
  const findings = await findingsOf(query, context, request.signal);
  if (typeof findings === 'string') {
    return data({ ...page, trouble: findings }, { status: UNAVAILABLE });
  }
  const { pages } = findings.answer;
  if (pages > 0 && query.page > pages) throw redirect(searchAddress({ ...query, page: pages }));
  return { ...page, findings };
}

/**
 * All that there is to say of a search of which only the results are there. Null where that cannot be said
 * now: the results stand.
 */
export async function wholeFindings(
  query: SearchQuery,
  signal: AbortSignal,
): Promise<SearchFindings | null> {
  try {
    const [{ pageEngine }, { search }] = await Promise.all([
      import('../../data/public/page-engine.ts'),
      import('../../data/public/search.ts'),
    ]);
    const engine = pageEngine();
    return engine && (await search(engine, query, { known: knownCounts(query), signal }));
  } catch {
    return null;
  }
}

async function findingsOf(
  query: SearchQuery,
  context: LoaderFunctionArgs['context'],
  signal: AbortSignal,
): Promise<SearchFindings | 'off' | 'failed'> {
  try {
    const engine = await engineFor(context);
    if (!engine) return 'off';
    const { search, searchQuickly } = await import('../../data/public/search.ts');
    // A server answers with one query whoever asks; the browser asks the rest for itself.
    const isServer = context.get(searchContext) !== 'page';
    const ask = isServer || isBeingTyped(searchAddress(query)) ? searchQuickly : search;
    return await ask(engine, query, { known: knownCounts(query), signal });
  } catch (error) {
    // Somebody has typed on: nobody looks at this answer.
    signal.throwIfAborted();
    const reason = error instanceof Error ? String(error.cause ?? error) : String(error);
    if (import.meta.env.SSR) console.error(JSON.stringify({ code: 'search/unavailable', reason }));
    return 'failed';
  }
}
