import { z } from 'zod';
import { FirestoreError, invalid } from '../../values/errors.ts';
import { isDocumentId } from '../../values/names/field-path.ts';
import { parseQueryUnder } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { Context } from '../service.ts';
import { ConsistencySelector, startReading } from './consistency.ts';
import { databaseOf, parseRequest } from './parse.ts';

const Request = z.object({
  parent: z.string(),
  structuredQuery: z.unknown(),
  partitionCount: z.union([z.string(), z.number()]).default(1),
  readTime: ConsistencySelector.readTime,
});

/** PartitionQuery: cursors that split a collection group into parts of equal size, on one page. */
export async function partitionQuery(context: Context, wire: unknown): Promise<unknown> {
  if (context.caller.kind !== 'admin') {
    throw new FirestoreError('PERMISSION_DENIED', 'Only an admin may partition a query.');
  }
  const request = parseRequest(Request, wire);
  const { store } = context.service;
  const database = databaseOf(store, request.parent);
  const query = parseQueryUnder(request.parent, request.structuredQuery);
  checkPartitionable(query);
  const { readTime } = request;
  const { view } = startReading(store, database, { readTime }, context.caller);
  const { documents } = runQuery(view, query, database.root);
  const wanted = Number(request.partitionCount);
  if (!Number.isInteger(wanted) || wanted < 1) throw invalid('partition_count must be positive.');
  const count = Math.min(wanted, documents.length - 1);
  const partitions = [];
  for (let i = 1; i <= count; i++) {
    const document = documents[Math.floor((i * documents.length) / (count + 1))];
    if (!document) continue;
    const values = [{ referenceValue: database.nameOf(document.path) }];
    partitions.push({ values, before: true });
  }
  return { partitions };
}

/** Only a whole collection group of the database, in ascending order of names, can be partitioned. */
function checkPartitionable(query: Query): void {
  const isByName = query.explicitOrders.every(
    ({ field, direction }) => isDocumentId(field) && direction === 'asc',
  );
  const isWhole =
    query.filter === null &&
    query.limit === null &&
    query.offset === 0 &&
    query.startAt === null &&
    query.endAt === null;
  if (query.parent !== '' || !query.allDescendants || !isByName || !isWhole) {
    throw invalid('Only a collection group ordered by __name__ can be partitioned.');
  }
}
