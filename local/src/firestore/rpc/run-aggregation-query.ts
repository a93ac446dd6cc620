import { z } from 'zod';
import { invalid } from '../errors.ts';
import { parseFieldPath } from '../names/field-path.ts';
import { parseParentName } from '../names/resource-name.ts';
import { type Aggregation, aggregate } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Context } from '../service.ts';
import { encodeValue, type WireValue } from '../values/encode.ts';
import { WireTimestamp } from '../values/micros.ts';
import { ConsistencySelector, startReading } from './consistency.ts';
import { databaseOf, parseRequest } from './parse.ts';
import { find } from './run-query.ts';

const Field = z.object({ field: z.object({ fieldPath: z.string() }) });
const Int = z.union([
  z.string(),
  z.number(),
  z.object({ value: z.union([z.string(), z.number()]) }),
]);
const WireAggregation = z.object({
  alias: z.string().optional(),
  count: z.object({ upTo: Int.nullish() }).optional(),
  sum: Field.optional(),
  avg: Field.optional(),
});

const Request = z.object({
  parent: z.string(),
  structuredAggregationQuery: z.object({
    structuredQuery: z.unknown(),
    aggregations: z.array(WireAggregation).min(1).max(5),
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
  const query = parseQuery(parseParentName(request.parent).path, structuredQuery);
  const wanted = aggregations.map(parseAggregation);
  service.guard.checkList(caller, database, query);
  service.indexes.check(
    query,
    wanted.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field])),
  );
  const reading = startReading(service.store, database, request);
  const { documents, skipped } = await find(context, database, reading, query);
  const reads = Math.max(1, Math.ceil((documents.length + skipped) / ENTRIES_PER_READ));
  service.metrics.count(database.project, { reads });
  const aggregateFields: Record<string, WireValue> = {};
  for (const one of wanted) aggregateFields[one.alias] = encodeValue(aggregate(documents, one));
  const answer: Record<string, unknown> = {
    result: { aggregateFields },
    readTime: WireTimestamp.ofMicros(reading.readTime),
  };
  if (reading.begun !== null) answer.transaction = reading.begun;
  return [answer];
}

function parseAggregation(wire: z.infer<typeof WireAggregation>, index: number): Aggregation {
  const alias = wire.alias || `field_${index + 1}`;
  if (wire.sum) return { alias, kind: 'sum', field: parseFieldPath(wire.sum.field.fieldPath) };
  if (wire.avg) return { alias, kind: 'avg', field: parseFieldPath(wire.avg.field.fieldPath) };
  if (!wire.count) throw invalid('An aggregation without operator.');
  const { upTo } = wire.count;
  const limit = typeof upTo === 'object' && upTo !== null ? upTo.value : upTo;
  return {
    alias,
    kind: 'count',
    upTo: limit === null || limit === undefined ? null : Number(limit),
  };
}
