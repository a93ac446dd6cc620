import type { EngineRequest } from '@quire/model/search/search-request';
import { createContext } from 'react-router';

/** Whoever answers searches: Algolia, or what speaks like it. */
export interface SearchEngine {
  /** What the names of its indices begin with. */
  readonly prefix: string;
  /** Where it answers, if not where Algolia does. */
  readonly host?: string | undefined;
  /**
   * Asks all of it at once; answers in the order of the requests. Rejects with `PageError`
   * (`page/unavailable`) where nobody answers, and as `fetch` does once the signal says that nobody waits.
   */
  ask(requests: readonly EngineRequest[], signal?: AbortSignal): Promise<readonly unknown[]>;
}

/** Where loaders find it: null where the press has no search; in a browser, `page` says where it is. */
export const searchContext = createContext<SearchEngine | null | 'page'>('page');
