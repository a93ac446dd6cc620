import { z } from 'zod';
import { decodeList } from '../../values/decode.ts';
import { encodeValue } from '../../values/encode.ts';
import { FirestoreError, invalid } from '../../values/errors.ts';
import { comparePaths } from '../../values/names/document-path.ts';
import { parseFieldPath } from '../../values/names/field-path.ts';
import { checkId, parseParentName } from '../../values/names/resource-name.ts';
import type { Value } from '../../values/value.ts';
import { collectionOf } from '../query/candidates.ts';
import { fieldValue } from '../query/field-value.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
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

/**
 * ListDocuments: a collection page by page, or without its id all right below the parent;
 * `showMissing` adds documents that only have children.
 */
export async function listDocuments(context: Context, wire: unknown): Promise<unknown> {
  const request = parseRequest(Request, wire);
  const { service, caller } = context;
  const database = databaseOf(service.store, request.parent);
  const parent = parseParentName(request.parent).path;
  const query = parseQuery(parent, {
    from: [{ collectionId: request.collectionId }],
    orderBy: parseOrderBy(request.orderBy),
  });
  // Rules see the size of a page as the limit, as production's do.
  const limit = request.pageSize || null;
  service.guard.checkList(caller, database, { ...query, limit });
  service.indexes.check(query, []);
  const { view } = startReading(service.store, database, request, caller);
  const size = Math.min(request.pageSize || DEFAULT_PAGE, MAX_PAGE);
  const token = itemOfPageToken(request.pageToken);
  if (request.showMissing) {
    if (caller.kind !== 'admin') {
      throw new FirestoreError('PERMISSION_DENIED', 'Only an admin may ask for missing documents.');
    }
    checkId(request.collectionId);
    if (request.orderBy !== '') throw invalid('show_missing cannot be used with order_by.');
  }
  const page = request.showMissing
    ? pageWithMissing(view, query, token, size)
    : pageOf(view, query, database.root, token, size);
  service.metrics.count(database.project, { reads: Math.max(1, page.paths.length) });
  const mask = request.mask?.fieldPaths.map(parseFieldPath) ?? null;
  return {
    documents: page.paths.map((path): WireDocument => {
      const document = view.get(path);
      return document ? wireDocument(database, document, mask) : { name: database.nameOf(path) };
    }),
    ...(page.next === null ? {} : { nextPageToken: pageTokenAfter(page.next) }),
  };
}

interface Page {
  readonly paths: readonly string[];
  /** What the next page begins after; null on the last one. */
  readonly next: string | null;
}

/** A page of documents. The token holds the last one's place in the order, as a cursor does. */
function pageOf(
  view: DocumentView,
  query: Query,
  root: string,
  token: string | undefined,
  size: number,
): Page {
  const startAt = token === undefined ? null : { values: parsePlace(token), before: false };
  const { documents } = runQuery(view, { ...query, startAt, limit: size + 1 }, root);
  const last = documents.length > size ? documents[size - 1] : undefined;
  const place = query.orders
    .map(({ field }) => last && fieldValue(last, field, root))
    .filter((value) => value !== undefined);
  return {
    paths: documents.slice(0, size).map(({ path }) => path),
    next: last ? JSON.stringify(place.map(encodeValue)) : null,
  };
}

function parsePlace(token: string): Value[] {
  try {
    return decodeList({ values: JSON.parse(token) });
  } catch {
    throw invalid('Malformed page token.');
  }
}

/** A page of documents and of those that are only there as parents; the token is the last path. */
function pageWithMissing(
  view: DocumentView,
  query: Query,
  token: string | undefined,
  size: number,
): Page {
  const collection = collectionOf(query) ?? '';
  const paths = missingIn(view, collection);
  for (const { path } of view.documentsIn(collection)) paths.add(path);
  const sorted = [...paths]
    .filter((path) => token === undefined || comparePaths(path, token) > 0)
    .sort(comparePaths);
  return {
    paths: sorted.slice(0, size),
    next: sorted.length > size ? (sorted[size - 1] ?? null) : null,
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
    const [field = '', direction = 'asc', ...more] = part.trim().split(/\s+/);
    const isDescending = direction.toLowerCase() === 'desc';
    if (more.length > 0 || !(isDescending || direction.toLowerCase() === 'asc'))
      throw invalid(`Malformed order: "${part.trim()}".`);
    return { field: { fieldPath: field }, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
  });
}
