import { z } from 'zod';
import { FirestoreError } from '../../values/errors.ts';
import { compareIds } from '../../values/names/document-path.ts';
import { parseParentName } from '../../values/names/resource-name.ts';
import type { Context } from '../service.ts';
import { ConsistencySelector, startReading } from './consistency.ts';
import { itemOfPageToken, pageTokenAfter } from './page-token.ts';
import { databaseOf, parseRequest } from './parse.ts';

const Request = z.object({
  parent: z.string(),
  pageSize: z.number().int().min(0).default(0),
  pageToken: z.string().optional(),
  readTime: ConsistencySelector.readTime,
});

/** ListCollectionIds: the collections right below a document or the root; for admins only. */
export async function listCollectionIds(context: Context, wire: unknown): Promise<unknown> {
  if (context.caller.kind !== 'admin') {
    throw new FirestoreError('PERMISSION_DENIED', 'Only an admin may list collections.');
  }
  const request = parseRequest(Request, wire);
  const database = databaseOf(context.service.store, request.parent);
  const parent = parseParentName(request.parent).path;
  const { readTime } = request;
  const { view } = startReading(context.service.store, database, { readTime }, context.caller);
  const prefix = parent === '' ? '' : `${parent}/`;
  const ids = new Set<string>();
  for (const path of view.collectionPaths()) {
    const id = path.startsWith(prefix) ? path.slice(prefix.length).split('/')[0] : undefined;
    if (id) ids.add(id);
  }
  const sorted = [...ids].sort(compareIds);
  const last = itemOfPageToken(request.pageToken);
  const from = last === undefined ? 0 : sorted.indexOf(last) + 1;
  const page = sorted.slice(from, from + (request.pageSize || sorted.length));
  const end = page.at(-1);
  return {
    collectionIds: page,
    ...(end !== undefined && end !== sorted.at(-1) ? { nextPageToken: pageTokenAfter(end) } : {}),
  };
}
