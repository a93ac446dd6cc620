import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { toFirestoreError } from '../errors.ts';
import { commitWrites, writeResults } from '../rpc/commit-writes.ts';
import { databaseOf, parseRequest } from '../rpc/parse.ts';
import { parseWrite, WireWrite } from '../rpc/parse-write.ts';
import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import type { Sink, StreamHandler } from '../stream.ts';
import { WireTimestamp } from '../values/micros.ts';

const Request = z.object({
  database: z.string().default(''),
  writes: z.array(WireWrite).default([]),
});

/** Opens a Write stream: a handshake naming the database, then batches answered in order. */
export function openWrite(context: Context, sink: Sink): StreamHandler {
  const streamId = randomBytes(9).toString('base64url');
  let database: Database | null = null;
  let count = 0;
  let isOpen = true;
  let turn = Promise.resolve();

  const answer = async (message: unknown): Promise<void> => {
    const request = parseRequest(Request, message);
    const streamToken = Buffer.from(String(++count)).toString('base64');
    if (!database) {
      database = databaseOf(context.service.store, request.database);
      sink.send({ streamId, streamToken });
      return;
    }
    const owner = database;
    const writes = request.writes.map((write) => parseWrite(write, owner));
    const result = await commitWrites(context, database, writes);
    const commitTime = WireTimestamp.ofMicros(result.commitTime);
    if (isOpen) sink.send({ streamToken, writeResults: writeResults(result), commitTime });
  };

  return {
    receive: (message) => {
      turn = turn.then(async () => {
        if (!isOpen) return;
        try {
          await answer(message);
        } catch (thrown) {
          isOpen = false;
          sink.fail(toFirestoreError(thrown));
        }
      });
    },
    close: () => {
      isOpen = false;
    },
  };
}
