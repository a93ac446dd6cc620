import { z } from 'zod';
import { invalid } from '../../values/errors.ts';
import { WireTimestamp } from '../../values/micros.ts';
import type { Context } from '../service.ts';
import { commitWrites, writeResults } from './commit-writes.ts';
import { databaseOf, parseRequest } from './parse.ts';
import { parseWrite, WireWrite } from './parse-write.ts';

const Request = z.object({
  database: z.string(),
  writes: z.array(WireWrite).default([]),
  transaction: z.string().optional(),
});

/** Commit: all writes or none; with a transaction, only if what it has read still holds, and that is its end. */
export async function commit(context: Context, wire: unknown): Promise<unknown> {
  const request = parseRequest(Request, wire);
  const { store } = context.service;
  const database = databaseOf(store, request.database);
  const transaction = request.transaction
    ? store.transactions.take(request.transaction, database)
    : undefined;
  try {
    const writes = request.writes.map((write) => parseWrite(write, database));
    if (transaction && transaction.readTime !== null && writes.length > 0) {
      throw invalid('Cannot modify entities in a read-only transaction.');
    }
    const result = await commitWrites(context, database, writes, transaction);
    return {
      writeResults: writeResults(result),
      commitTime: WireTimestamp.ofMicros(result.commitTime),
    };
  } finally {
    if (transaction) store.transactions.end(transaction);
  }
}
