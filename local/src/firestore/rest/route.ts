import { SERVER_STREAM, type ServerStreamMethod, UNARY, type UnaryMethod } from '../rpc/methods.ts';

/** An HTTP request translated into a call, as the service's `google.api.http` options say. */
export type Route =
  | { readonly kind: 'unary'; readonly method: UnaryMethod; readonly request: object }
  | { readonly kind: 'stream'; readonly method: ServerStreamMethod; readonly request: object };

const RESOURCE = /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+\/documents)(\/.*)?$/s;
const METHOD = /:(\w+)$/;

/** Finds the call for an HTTP request under `/v1/`; null when there is none. */
export function route(verb: string, url: URL, body: unknown): Route | null {
  // A colon within an id arrives encoded; a plain one at the end begins a method.
  const method = verb === 'POST' ? METHOD.exec(url.pathname)?.[1] : undefined;
  const path = method === undefined ? url.pathname : url.pathname.slice(0, -method.length - 1);
  const match = RESOURCE.exec(decodePath(path));
  if (!match?.[1]) return null;
  const root = match[1];
  const name = `${root}${match[2] ?? ''}`;
  if (method !== undefined) return customMethod(method, root, name, body);
  return plainMethod(verb, root, name, url.searchParams, body);
}

function customMethod(method: string, root: string, name: string, body: unknown): Route | null {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const inDatabase = { ...fields, database: root.replace(/\/documents$/, '') };
  const inParent = { ...fields, parent: name };
  switch (method) {
    case 'batchGet':
      return { kind: 'stream', method: SERVER_STREAM.BatchGetDocuments, request: inDatabase };
    case 'runQuery':
      return { kind: 'stream', method: SERVER_STREAM.RunQuery, request: inParent };
    case 'runAggregationQuery':
      return { kind: 'stream', method: SERVER_STREAM.RunAggregationQuery, request: inParent };
    case 'commit':
      return { kind: 'unary', method: UNARY.Commit, request: inDatabase };
    case 'batchWrite':
      return { kind: 'unary', method: UNARY.BatchWrite, request: inDatabase };
    case 'beginTransaction':
      return { kind: 'unary', method: UNARY.BeginTransaction, request: inDatabase };
    case 'rollback':
      return { kind: 'unary', method: UNARY.Rollback, request: inDatabase };
    case 'listCollectionIds':
      return { kind: 'unary', method: UNARY.ListCollectionIds, request: inParent };
    case 'partitionQuery':
      return { kind: 'unary', method: UNARY.PartitionQuery, request: inParent };
    default:
      return null;
  }
}

function plainMethod(
  verb: string,
  root: string,
  name: string,
  query: URLSearchParams,
  body: unknown,
): Route | null {
  const segments = name.slice(root.length + 1).split('/');
  const isDocument = name.length > root.length && segments.length % 2 === 0;
  const mask = maskOf(query, 'mask.fieldPaths');
  const currentDocument = preconditionOf(query);
  const [transaction, readTime] = [query.get('transaction'), query.get('readTime')];
  const selector = { ...(transaction && { transaction }), ...(readTime && { readTime }) };
  // What is no document is for the method itself to refuse.
  if (isDocument || verb === 'DELETE' || verb === 'PATCH') {
    if (verb === 'GET') {
      return { kind: 'unary', method: UNARY.GetDocument, request: { name, mask, ...selector } };
    }
    if (verb === 'DELETE') {
      return { kind: 'unary', method: UNARY.DeleteDocument, request: { name, currentDocument } };
    }
    if (verb !== 'PATCH') return null;
    const document = { ...(typeof body === 'object' ? body : {}), name };
    const updateMask = maskOf(query, 'updateMask.fieldPaths');
    const request = { document, updateMask, mask, currentDocument };
    return { kind: 'unary', method: UNARY.UpdateDocument, request };
  }
  const collectionId = segments.at(-1) ?? '';
  const parent = collectionId === '' ? root : name.slice(0, -collectionId.length - 1);
  if (verb === 'POST') {
    const documentId = query.get('documentId') ?? '';
    const request = { parent, collectionId, documentId, document: body, mask };
    return { kind: 'unary', method: UNARY.CreateDocument, request };
  }
  if (verb !== 'GET') return null;
  const request = {
    parent,
    collectionId,
    mask,
    pageSize: Number(query.get('pageSize') ?? 0),
    pageToken: query.get('pageToken') ?? undefined,
    orderBy: query.get('orderBy') ?? '',
    showMissing: query.get('showMissing') === 'true',
    ...selector,
  };
  return { kind: 'unary', method: UNARY.ListDocuments, request };
}

function maskOf(query: URLSearchParams, name: string): { fieldPaths: string[] } | null {
  return query.has(name) ? { fieldPaths: query.getAll(name) } : null;
}

function preconditionOf(query: URLSearchParams): object | null {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (exists === null && updateTime === null) return null;
  return {
    ...(exists !== null && { exists: exists === 'true' }),
    ...(updateTime !== null && { updateTime }),
  };
}

/** Ids may hold encoded characters; a malformed escape is left as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
