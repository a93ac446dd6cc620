import { env, isLocal } from './environment.ts';
import { parameters } from './parameters.ts';
import { secrets } from './secrets.ts';

/** A function that writes to the search's indices must name these. */
export const SEARCH_SECRETS = secrets ? [secrets.algoliaAdminKey] : [];

/** What a browser may know of the search: with this key nothing can be changed. */
export interface PublicSearch {
  readonly appId: string;
  readonly searchKey: string;
  /** What the names of indices begin with. */
  readonly prefix: string;
  /** Where it answers, if not where Algolia does: `http://127.0.0.1:8108`. */
  readonly host?: string;
}

/** Where the search is; null where there is none. */
export function publicSearch(): PublicSearch | null {
  const appId = parameters ? parameters.algoliaApp.value() : (env.ALGOLIA_APP_ID ?? '');
  const searchKey = parameters
    ? parameters.algoliaSearchKey.value()
    : (env.ALGOLIA_SEARCH_KEY ?? '');
  if (!appId || !searchKey) return null;
  const prefix = parameters ? parameters.algoliaPrefix.value() : (env.ALGOLIA_PREFIX ?? '');
  // Algolia's own hosts follow from the application; another is for developers alone.
  const host = isLocal ? env.ALGOLIA_HOST : undefined;
  return { appId, searchKey, prefix, ...(host && URL.canParse(host) ? { host } : {}) };
}

export interface SearchSettings extends PublicSearch {
  readonly adminKey: string;
}

/** The same with the key that writes, for functions which name `SEARCH_SECRETS`. */
export function searchSettings(): SearchSettings | null {
  const found = publicSearch();
  const adminKey = secrets ? secrets.algoliaAdminKey.value() : (env.ALGOLIA_ADMIN_KEY ?? '');
  return found && adminKey && adminKey !== 'none' ? { ...found, adminKey } : null;
}
