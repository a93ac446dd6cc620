import { z } from 'zod';
import { invalid } from '../../values/errors.ts';
import { parseQueryUnder } from '../query/parse-query.ts';
import { databaseOf } from '../rpc/parse.ts';
import { pathIn } from '../rpc/parse-write.ts';
import type { Context } from '../service.ts';
import { DocumentsTarget } from './documents-target.ts';
import { QueryTarget } from './query-target.ts';
import type { Target } from './target.ts';

export const WireTarget = z.object({
  targetId: z.number().int().positive(),
  query: z.object({ parent: z.string(), structuredQuery: z.unknown() }).optional(),
  documents: z.object({ documents: z.array(z.string()).default([]) }).optional(),
  resumeToken: z.string().optional(),
  readTime: z.unknown().optional(),
  once: z.boolean().optional(),
  expectedCount: z.union([z.number(), z.object({ value: z.number() })]).nullish(),
});

/** Reads a wire target; INVALID_ARGUMENT for a query or name that Firestore refuses. */
export function parseTarget(wire: z.infer<typeof WireTarget>, context: Context): Target {
  const { store } = context.service;
  if (wire.query) {
    const database = databaseOf(store, wire.query.parent);
    const query = parseQueryUnder(wire.query.parent, wire.query.structuredQuery);
    if (query.allDescendants && (query.collectionId === null || query.parent !== '')) {
      throw invalid('Collections below a document, and all collections, cannot be listened to.');
    }
    return new QueryTarget(wire.targetId, database, query, context);
  }
  const [first] = wire.documents?.documents ?? [];
  if (!wire.documents || first === undefined) throw invalid('A target without query or documents.');
  const database = databaseOf(store, first);
  const paths = wire.documents.documents.map((name) => pathIn(database, name));
  return new DocumentsTarget(wire.targetId, database, paths, context);
}
