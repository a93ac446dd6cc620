import { inLanguage } from '@quire/content/messages/in-language';
import type { Language } from '@quire/model/messages/languages';
import type { SearchQuery } from '@quire/model/search/search-query';
import { type ArticleSearch, ArticleSearchSchema } from '@quire/model/search/search-record';
import { quickRequest } from '@quire/model/search/search-request';
import { algoliasearch } from 'algoliasearch';
import { z } from 'zod';
import type { PublicSearch } from '../../platform/config/search-settings.ts';
import { hostsOf } from './search-engine.ts';

/** Of one search; the rest is older. */
const NEWEST_MAX = 100;
/** As feeds have of lists. */
const FEED_MAX = 30;

const AnswerSchema = z.object({ hits: z.array(z.looseObject({ objectID: z.string() })) });
/** A hit says besides what matched. */
const RecordSchema = ArticleSearchSchema.strip();
type FoundHits = z.infer<typeof AnswerSchema>['hits'];

/** Asks one query, with the key that every reader has. */
function asking({ appId, searchKey, host, prefix }: PublicSearch) {
  const client = algoliasearch(appId, searchKey, hostsOf(host));
  return async (
    search: SearchQuery,
    language: Language,
    wanted: { readonly hitsPerPage: number; readonly attributesToRetrieve: string[] },
  ): Promise<FoundHits> => {
    const { requests } = inLanguage(language, () => quickRequest(prefix, search));
    const plain = { facets: [], attributesToHighlight: [], attributesToSnippet: [] };
    const { results } = await client.search({
      requests: requests.map((each) => ({ ...each, ...plain, ...wanted })),
    });
    return results.flatMap((result) => AnswerSchema.parse(result).hits);
  };
}

/** Finds the ids of the newest articles that a search finds. */
export function newestFinder(settings: PublicSearch) {
  const ask = asking(settings);
  return async (search: SearchQuery, language: Language): Promise<string[]> => {
    const wanted = { hitsPerPage: NEWEST_MAX, attributesToRetrieve: ['objectID'] };
    return (await ask(search, language, wanted)).map(({ objectID }) => objectID);
  };
}

/** Finds the newest articles that a search finds, as they are in the index: as many as a feed has. */
export async function findForFeed(
  settings: PublicSearch,
  search: SearchQuery,
  language: Language,
): Promise<ArticleSearch[]> {
  const wanted = { hitsPerPage: FEED_MAX, attributesToRetrieve: ['*'] };
  const hits = await asking(settings)(search, language, wanted);
  // One of an earlier version of the index is left out, as the page does.
  return hits.flatMap((hit) => RecordSchema.safeParse(hit).data ?? []);
}
