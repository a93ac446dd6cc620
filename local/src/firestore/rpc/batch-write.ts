import { z } from 'zod';
import { FirestoreError, invalid, toFirestoreError } from '../../values/errors.ts';
import { LIMITS } from '../../values/limits.ts';
import type { Context } from '../service.ts';
import { checkRequestSize } from './commit-size.ts';
import { commitWrites, writeResults } from './commit-writes.ts';
import { databaseOf, parseRequest } from './parse.ts';
import { parseWrite, WireWrite } from './parse-write.ts';

const Request = z.object({ database: z.string(), writes: z.array(WireWrite).default([]) });

/** BatchWrite: each write on its own, not atomic; at most one for a document; for admins only. */
export async function batchWrite(context: Context, wire: unknown): Promise<unknown> {
  if (context.caller.kind !== 'admin') {
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
  const request = parseRequest(Request, wire);
  const database = databaseOf(context.service.store, request.database);
  if (request.writes.length > LIMITS.batchWrites) {
    throw invalid(`At most ${LIMITS.batchWrites} writes in a BatchWrite.`);
  }
  const writes = request.writes.map((write) => parseWrite(write, database));
  checkRequestSize(writes);
  if (new Set(writes.map((write) => write.path)).size < writes.length) {
    throw invalid('A document can be written only once in a BatchWrite.');
  }
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const result = await commitWrites(context, database, [write]);
        return { result: writeResults(result)[0] ?? {}, status: {} };
      } catch (thrown) {
        const error = toFirestoreError(thrown);
        return { result: {}, status: { code: error.code, message: error.message } };
      }
    }),
  );
  return {
    writeResults: outcomes.map((outcome) => outcome.result),
    status: outcomes.map((outcome) => outcome.status),
  };
}
