import { inLanguage } from '@quire/content/messages/in-language';
import type { Language } from '@quire/model/messages/languages';
import type { SearchQuery } from '@quire/model/search/search-query';
import { quickRequest } from '@quire/model/search/search-request';
import { algoliasearch } from 'algoliasearch';
import { z } from 'zod';
import type { PublicSearch } from '../../platform/config/config.ts';
import { hostsOf } from './search-engine.ts';

/** Of one search; the rest is older. */
const NEWEST_MAX = 100;

const AnswerSchema = z.object({ hits: z.array(z.object({ objectID: z.string() })) });

/** Asks for the ids of the newest articles that a search finds: one query, with the key that every reader has. */
export function newestFinder({ appId, searchKey, host, prefix }: PublicSearch) {
  const client = algoliasearch(appId, searchKey, hostsOf(host));
  return async (search: SearchQuery, language: Language): Promise<string[]> => {
    const { requests } = inLanguage(language, () => quickRequest(prefix, search));
    const plain = { facets: [], attributesToHighlight: [], attributesToSnippet: [] };
    const { results } = await client.search({
      requests: requests.map((each) => ({
        ...each,
        ...plain,
        ...{ attributesToRetrieve: ['objectID'], hitsPerPage: NEWEST_MAX },
      })),
    });
    return results.flatMap((result) =>
      AnswerSchema.parse(result).hits.map(({ objectID }) => objectID),
    );
  };
}
