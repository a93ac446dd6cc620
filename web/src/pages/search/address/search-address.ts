import { searchPath } from '@quire/model/paths';
import { type SearchQuery, searchParameters } from '@quire/model/search/search-query';

/** The one address of a search. */
export function searchAddress(query: SearchQuery): string {
  const parameters = searchParameters(query).toString();
  return parameters ? `${searchPath()}?${parameters}` : searchPath();
}
