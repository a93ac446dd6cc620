import { z } from 'zod';
import { FirestoreError } from '../errors.ts';
import { parseParentName } from '../names/resource-name.ts';
import { parseQuery } from '../query/parse-query.ts';
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
  const query = parseQuery(parseParentName(request.parent).path, request.structuredQuery);
  const { view } = startReading(store, database, { readTime: request.readTime });
  const { documents } = runQuery(view, query, database.root);
  const count = Math.min(Number(request.partitionCount), documents.length - 1);
  const partitions = [];
  for (let i = 1; i <= count; i++) {
    const document = documents[Math.floor((i * documents.length) / (count + 1))];
    if (!document) continue;
    const values = [{ referenceValue: database.nameOf(document.path) }];
    partitions.push({ values, before: true });
  }
  return { partitions };
}
