import { z } from 'zod';
import { encodeValue, type WireValue } from '../../values/encode.ts';
import { WireTimestamp } from '../../values/micros.ts';
import { aggregate, aggregatedFields, aggregatedQuery, type Found } from '../query/aggregate.ts';
import { checkAggregatedFields } from '../query/check-orders.ts';
import { countByIndex } from '../query/count-by-index.ts';
import { parseAggregations, WireAggregation } from '../query/parse-aggregations.ts';
import { parseQueryUnder } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import { ConsistencySelector, type Reading, startReading } from './consistency.ts';
import { databaseOf, parseRequest } from './parse.ts';
import { find } from './run-query.ts';

const Request = z.object({
  parent: z.string(),
  structuredAggregationQuery: z.object({
    structuredQuery: z.unknown(),
    aggregations: z
      .array(WireAggregation)
      .min(1)
      .max(5, 'The maximum number of aggregations allowed in an aggregation query is 5.'),
  }),
  ...ConsistencySelector,
});

/** Production bills an aggregation as one read for each 1,000 index entries it passes. */
const ENTRIES_PER_READ = 1000;

/** RunAggregationQuery: count, sum and average over what a query finds. */
export async function runAggregationQuery(context: Context, wire: unknown): Promise<unknown[]> {
  const request = parseRequest(Request, wire);
  const { service, caller } = context;
  const database = databaseOf(service.store, request.parent);
  const { structuredQuery, aggregations } = request.structuredAggregationQuery;
  const query = parseQueryUnder(request.parent, structuredQuery);
  const wanted = parseAggregations(aggregations);
  checkAggregatedFields(query, aggregatedFields(wanted));
  service.guard.checkList(caller, database, query);
  service.indexes.check(query, aggregatedFields(wanted));
  const reading = startReading(service.store, database, request, caller);
  const found = await findAll(context, database, reading, aggregatedQuery(query, wanted));
  const reads = Math.max(1, Math.ceil((found.count + found.skipped) / ENTRIES_PER_READ));
  service.metrics.count(database.project, { reads });
  const aggregateFields: Record<string, WireValue> = {};
  for (const one of wanted) aggregateFields[one.alias] = encodeValue(aggregate(found, one));
  const answer: Record<string, unknown> = {
    result: { aggregateFields },
    readTime: WireTimestamp.ofMicros(reading.readTime),
  };
  if (reading.begun !== null) answer.transaction = reading.begun;
  return [answer];
}

/** What a query finds, or merely how much where that is enough: a transaction has to know what. */
async function findAll(
  context: Context,
  database: Database,
  reading: Reading,
  query: Query,
): Promise<Found & { readonly skipped: number }> {
  const counted = reading.transaction ? null : countByIndex(reading.view, query, database.root);
  if (counted) return { ...counted, documents: [] };
  const { documents, skipped } = await find(context, database, reading, query);
  return { count: documents.length, documents, skipped };
}
