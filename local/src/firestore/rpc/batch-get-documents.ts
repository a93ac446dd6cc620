import { z } from 'zod';
import { WireTimestamp } from '../../values/micros.ts';
import { parseFieldPath } from '../../values/names/field-path.ts';
import type { Context } from '../service.ts';
import { ConsistencySelector, startReading } from './consistency.ts';
import { databaseOf, parseRequest } from './parse.ts';
import { pathIn, WireMask } from './parse-write.ts';
import { readDocuments } from './read-documents.ts';
import { wireDocument } from './wire-document.ts';

const Request = z.object({
  database: z.string(),
  documents: z.array(z.string()).default([]),
  mask: WireMask.nullish(),
  ...ConsistencySelector,
});

/** BatchGetDocuments: each document once, found or missing; may begin a transaction. */
export async function batchGetDocuments(context: Context, wire: unknown): Promise<unknown[]> {
  const request = parseRequest(Request, wire);
  const { store } = context.service;
  const database = databaseOf(store, request.database);
  const paths = [...new Set(request.documents)].map((name) => pathIn(database, name));
  const reading = startReading(store, database, request, context.caller);
  const documents = await readDocuments(context, database, reading, paths);
  const mask = request.mask?.fieldPaths.map(parseFieldPath) ?? null;
  // Under locks the present may have moved on while waiting.
  const moment = reading.transaction?.readTime === null ? store.clock.now() : reading.readTime;
  const readTime = WireTimestamp.ofMicros(moment);
  const answers: Record<string, unknown>[] = paths.map((path, i) => {
    const document = documents[i];
    return document
      ? { found: wireDocument(database, document, mask), readTime }
      : { missing: database.nameOf(path), readTime };
  });
  if (reading.begun !== null) answers.unshift({ transaction: reading.begun });
  return answers;
}
