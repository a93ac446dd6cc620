import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { FirestoreError, invalid, toFirestoreError } from '../../values/errors.ts';
import { WireTimestamp } from '../../values/micros.ts';
import { commitWrites, writeResults } from '../rpc/commit-writes.ts';
import { databaseOf, parseRequest } from '../rpc/parse.ts';
import { parseWrite, WireWrite } from '../rpc/parse-write.ts';
import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import type { Sink, StreamHandler } from '../stream.ts';

/** Clients wait for answers when ten batches are on their way; a thousand is no client's doing. */
const MAX_WAITING = 1000;

const Request = z.object({
  database: z.string().default(''),
  streamId: z.string().default(''),
  streamToken: z.string().default(''),
  writes: z.array(WireWrite).default([]),
});

/**
 * Opens a Write stream: a handshake naming the database, then batches, committed and answered in
 * order. The first that fails ends the stream, and nothing that was sent after it is committed: its
 * client drops that one and sends the others again.
 */
export function openWrite(context: Context, sink: Sink): StreamHandler {
  const streamId = randomBytes(9).toString('base64url');
  const requests: unknown[] = [];
  let database: Database | null = null;
  let count = 0;
  let isOpen = true;
  let isWorking = false;

  const fail = (thrown: unknown): void => {
    isOpen = false;
    const error = toFirestoreError(thrown);
    if (error.status === 'INTERNAL') context.service.log.warn(`write: ${String(thrown)}`);
    sink.fail(error);
  };

  const shakeHands = (request: z.infer<typeof Request>): Database => {
    // As production says; no SDK asks for it.
    if (request.streamId !== '' || request.streamToken !== '') {
      throw new FirestoreError('UNIMPLEMENTED', 'Resuming a stream is not supported.');
    }
    if (request.writes.length > 0) {
      throw invalid('The first request in the stream must not have any writes.');
    }
    return databaseOf(context.service.store, request.database);
  };

  const answer = async (message: unknown): Promise<void> => {
    const request = parseRequest(Request, message);
    const streamToken = Buffer.from(String(++count)).toString('base64');
    if (!database) {
      database = shakeHands(request);
      sink.send({ streamId, streamToken });
      return;
    }
    const owner = database;
    const writes = request.writes.map((write) => parseWrite(write, owner));
    const result = await commitWrites(context, owner, writes);
    const commitTime = WireTimestamp.ofMicros(result.commitTime);
    if (isOpen) sink.send({ streamToken, writeResults: writeResults(result), commitTime });
  };

  const work = async (): Promise<void> => {
    isWorking = true;
    while (isOpen && requests.length > 0) {
      try {
        await answer(requests.shift());
      } catch (thrown) {
        if (isOpen) fail(thrown);
      }
    }
    isWorking = false;
  };

  return {
    receive: (message) => {
      if (!isOpen) return;
      requests.push(message);
      if (requests.length > MAX_WAITING) {
        fail(new FirestoreError('RESOURCE_EXHAUSTED', 'Too many batches wait to be written.'));
      } else if (!isWorking) void work();
    },
    close: () => {
      isOpen = false;
    },
  };
}
