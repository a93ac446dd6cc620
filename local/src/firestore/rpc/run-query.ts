import { z } from 'zod';
import { WireTimestamp } from '../../values/micros.ts';
import { parseQueryUnder } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { type QueryResult, runQuery } from '../query/run-query.ts';
import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import { ConsistencySelector, type Reading, startReading } from './consistency.ts';
import { databaseOf, parseRequest } from './parse.ts';
import { wireDocument } from './wire-document.ts';

const Request = z.object({
  parent: z.string(),
  structuredQuery: z.unknown(),
  ...ConsistencySelector,
});

/** RunQuery: the documents a query finds, in its order; an empty result carries the read time. */
export async function runQueryRpc(context: Context, wire: unknown): Promise<unknown[]> {
  const request = parseRequest(Request, wire);
  const { service, caller } = context;
  const database = databaseOf(service.store, request.parent);
  const query = parseQueryUnder(request.parent, request.structuredQuery);
  service.guard.checkList(caller, database, query);
  service.indexes.check(query, []);
  const reading = startReading(service.store, database, request, caller);
  const { documents, skipped } = await find(context, database, reading, query);
  service.metrics.count(database.project, { reads: Math.max(1, documents.length + skipped) });
  const readTime = WireTimestamp.ofMicros(reading.readTime);
  const answers: Record<string, unknown>[] = documents.map((document) => ({
    document: wireDocument(database, document, query.select),
    readTime,
  }));
  // As seen of production, what was skipped is told by itself.
  if (skipped > 0) answers.unshift({ readTime, skippedResults: skipped });
  else if (answers.length === 0) answers.push({ readTime });
  if (reading.begun !== null) answers.unshift({ transaction: reading.begun });
  return answers;
}

/** Runs a query in the transaction or on the view of a reading. */
export async function find(
  { service }: Context,
  database: Database,
  reading: Reading,
  query: Query,
): Promise<QueryResult> {
  return reading.transaction
    ? await service.store.transactions.query(reading.transaction, query)
    : runQuery(reading.view, query, database.root);
}
