import type { ListQuery } from '../../rules/request.ts';
import type { Query } from '../query/query.ts';

/**
 * What the rules know about a query, in the server and in `rules:explain`.
 *
 * @param parent segments from `databases` on
 */
export function listQuery(
  parent: readonly string[],
  collectionId: string,
  query: Query,
): ListQuery {
  return {
    parent,
    collectionId,
    allDescendants: query.allDescendants,
    filter: query.filter,
    orderBy: query.orders,
    writtenOrderBy: query.explicitOrders,
    limit: query.limit,
    offset: query.offset,
    startAt: query.startAt,
    endAt: query.endAt,
  };
}
