import { z } from 'zod';
import { FirestoreError } from '../../values/errors.ts';
import { parseFieldPath } from '../../values/names/field-path.ts';
import type { Context } from '../service.ts';
import { ConsistencySelector, startReading } from './consistency.ts';
import { databaseOf, parseRequest } from './parse.ts';
import { pathIn, WireMask } from './parse-write.ts';
import { readDocuments } from './read-documents.ts';
import { type WireDocument, wireDocument } from './wire-document.ts';

const Request = z.object({ name: z.string(), mask: WireMask.nullish(), ...ConsistencySelector });

/** GetDocument: one document, NOT_FOUND when there is none. */
export async function getDocument(context: Context, wire: unknown): Promise<WireDocument> {
  const request = parseRequest(Request, wire);
  const { store } = context.service;
  const database = databaseOf(store, request.name);
  const path = pathIn(database, request.name);
  const reading = startReading(store, database, request, context.caller);
  const [document] = await readDocuments(context, database, reading, [path]);
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${request.name}" not found.`);
  return wireDocument(database, document, request.mask?.fieldPaths.map(parseFieldPath) ?? null);
}
