import { z } from 'zod';
import { FirestoreError, invalid } from '../errors.ts';
import { comparePaths } from '../names/document-path.ts';
import { parseFieldPath } from '../names/field-path.ts';
import { checkId, parseParentName } from '../names/resource-name.ts';
import { collectionOf } from '../query/candidates.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import type { Context } from '../service.ts';
import type { DocumentView } from '../store/document.ts';
import { ConsistencySelector, startReading } from './consistency.ts';
import { itemOfPageToken, pageTokenAfter } from './page-token.ts';
import { databaseOf, parseRequest } from './parse.ts';
import { WireMask } from './parse-write.ts';
import { type WireDocument, wireDocument } from './wire-document.ts';

const Request = z.object({
  parent: z.string(),
  collectionId: z.string().default(''),
  pageSize: z.number().int().min(0).default(0),
  pageToken: z.string().optional(),
  orderBy: z.string().default(''),
  mask: WireMask.nullish(),
  showMissing: z.boolean().default(false),
  ...ConsistencySelector,
});

const DEFAULT_PAGE = 100;
const MAX_PAGE = 300;

/** ListDocuments: a collection page by page; `showMissing` adds documents that only have children. */
export async function listDocuments(context: Context, wire: unknown): Promise<unknown> {
  const request = parseRequest(Request, wire);
  const { service, caller } = context;
  const database = databaseOf(service.store, request.parent);
  checkId(request.collectionId);
  const parent = parseParentName(request.parent).path;
  const query = parseQuery(parent, {
    from: [{ collectionId: request.collectionId }],
    orderBy: parseOrderBy(request.orderBy),
  });
  service.guard.checkList(caller, database, query);
  service.indexes.check(query, []);
  const { view } = startReading(service.store, database, request);
  const { documents } = runQuery(view, query, database.root);
  const found = new Map(documents.map((document) => [document.path, document]));
  const paths = [...found.keys()];
  if (request.showMissing) {
    if (caller.kind !== 'admin') {
      throw new FirestoreError('PERMISSION_DENIED', 'Only an admin may ask for missing documents.');
    }
    if (request.orderBy !== '') throw invalid('show_missing cannot be used with order_by.');
    for (const path of missingIn(view, collectionOf(query) ?? ''))
      if (!found.has(path)) paths.push(path);
    paths.sort(comparePaths);
  }
  const last = itemOfPageToken(request.pageToken);
  const from = last === undefined ? 0 : paths.indexOf(last) + 1;
  const page = paths.slice(from, from + Math.min(request.pageSize || DEFAULT_PAGE, MAX_PAGE));
  service.metrics.count(database.project, { reads: Math.max(1, page.length) });
  const mask = request.mask?.fieldPaths.map(parseFieldPath) ?? null;
  const end = page.at(-1);
  return {
    documents: page.map((path): WireDocument => {
      const document = found.get(path);
      return document ? wireDocument(database, document, mask) : { name: database.nameOf(path) };
    }),
    ...(end !== undefined && end !== paths.at(-1) ? { nextPageToken: pageTokenAfter(end) } : {}),
  };
}

/** Paths of documents of a collection that have documents below them, there or not. */
function missingIn(view: DocumentView, collection: string): Set<string> {
  const found = new Set<string>();
  for (const path of view.collectionPaths()) {
    if (!path.startsWith(`${collection}/`)) continue;
    const [id] = path.slice(collection.length + 1).split('/');
    if (id) found.add(`${collection}/${id}`);
  }
  return found;
}

/** `priority desc, __name__ desc` as wire orders. */
function parseOrderBy(text: string): unknown[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [field = '', direction = 'asc'] = part.trim().split(/\s+/);
    const isDescending = direction.toLowerCase() === 'desc';
    return { field: { fieldPath: field }, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
  });
}
