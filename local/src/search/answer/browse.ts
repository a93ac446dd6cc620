import { find } from '../query/find.ts';
import type { Json } from '../records/record.ts';
import { queryOf } from '../settings/settings.ts';
import type { Searched } from '../store/stored-index.ts';
import { shownOf } from './hit.ts';

const PER_PAGE = 1_000;

/**
 * All records that pass a query, in the order of their ids, so that no change between two pages skips
 * one. The cursor is the last id, and absent at the end; the client repeats the query beside it.
 */
export function browse(
  index: Searched,
  params: Readonly<Record<string, unknown>>,
  cursor: string,
): { [name: string]: Json } {
  const query = queryOf({ ...index.settings, hitsPerPage: PER_PAGE }, params);
  const all = find(index, query).records;
  const left = all
    .filter(({ objectID }) => objectID > cursor)
    .sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  const page = left.slice(0, query.hitsPerPage);
  const last = page.at(-1);
  return {
    hits: page.map((record) => shownOf(record, query.attributesToRetrieve)),
    nbHits: all.length,
    page: 0,
    nbPages: Math.ceil(all.length / Math.max(1, query.hitsPerPage)),
    hitsPerPage: query.hitsPerPage,
    query: query.query,
    processingTimeMS: 1,
    ...(last && left.length > page.length && { cursor: last.objectID }),
  };
}
