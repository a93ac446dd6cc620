import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { find } from '../query/find.ts';
import type { Json } from '../record.ts';
import { queryOf } from '../settings/settings.ts';
import { shownOf } from './hit.ts';
import { encoded, type Searched } from './search.ts';

const CursorSchema = z.object({ after: z.string(), params: z.record(z.string(), z.json()) });
const PER_PAGE = 1_000;

/**
 * All records that pass a query, in the order of their ids, so that no change between two pages skips
 * one. The cursor says how far it came, and is absent at the end. Throws a 400 for a broken cursor.
 */
export function browse(
  index: Searched,
  asked: Readonly<Record<string, unknown>>,
  cursor: string | null,
): { [name: string]: Json } {
  const { after, params } = cursor === null ? { after: '', params: asked } : read(cursor);
  const query = queryOf({ ...index.settings, hitsPerPage: PER_PAGE }, params);
  const { docs } = find(index.engine, query, index.replacements, false);
  const records = docs
    .map((doc) => index.engine.recordAt(doc))
    .filter(({ objectID }) => objectID > after)
    .sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  const page = records.slice(0, query.hitsPerPage);
  const last = page.at(-1);
  const next = last && records.length > page.length ? { after: last.objectID, params } : null;
  return {
    hits: page.map((record) => shownOf(record, { ...query, unretrievableAttributes: null })),
    nbHits: docs.length,
    page: 0,
    nbPages: query.hitsPerPage === 0 ? 0 : Math.ceil(docs.length / query.hitsPerPage),
    hitsPerPage: query.hitsPerPage,
    query: query.query,
    params: encoded(params),
    processingTimeMS: 1,
    ...(next && { cursor: Buffer.from(JSON.stringify(next)).toString('base64url') }),
  };
}

function read(cursor: string): z.infer<typeof CursorSchema> {
  try {
    return CursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new ApiError(400, 'Invalid cursor');
  }
}
