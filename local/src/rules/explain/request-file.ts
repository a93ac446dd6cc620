import { z } from 'zod';
import { FirestoreError } from '../../firestore/errors.ts';
import type { Fields } from '../../firestore/value.ts';
import { decodeFields } from '../../firestore/values/decode.ts';
import { readTimestamp } from '../../firestore/values/micros.ts';
import type { DocumentLookup, ListQuery, RulesRequest } from '../request.ts';
import { FileQuery, listQuery } from './file-query.ts';
import { wireFields } from './wire-value.ts';

const FileFields = z.record(z.string(), z.unknown());
const Documents = z.record(z.string(), FileFields.nullable());

/** A request as a file writes it: see "Explaining a request" in RULES.md. */
const RequestFile = z.strictObject({
  method: z.enum(['get', 'list', 'create', 'update', 'delete']),
  path: z.string().min(1),
  auth: z
    .strictObject({ uid: z.string().min(1), token: FileFields.default({}) })
    .nullable()
    .default(null),
  time: z.string().optional(),
  resource: FileFields.nullable().default(null),
  newResource: FileFields.nullable().default(null),
  query: FileQuery.prefault({}),
  documents: Documents.default({}),
  documentsAfter: Documents.default({}),
});
type RequestFile = z.infer<typeof RequestFile>;

export interface Asked {
  readonly request: RulesRequest;
  /** Only for `list`. */
  readonly query: ListQuery | null;
}

/** What a request file asks, or a sentence for each thing that is wrong with it. */
export function readRequestFile(text: string): Asked | { readonly problem: string } {
  try {
    const parsed = RequestFile.safeParse(JSON.parse(text));
    return parsed.success ? asked(parsed.data) : { problem: z.prettifyError(parsed.error) };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: `It is not JSON: ${error.message}` };
    if (error instanceof FirestoreError) return { problem: error.message };
    throw error;
  }
}

function asked(file: RequestFile): Asked | { readonly problem: string } {
  const path = wholePath(file.path);
  const problem = problemOf(file, path);
  if (problem !== null) return { problem };
  const time = readTimestamp(file.time ?? new Date().toISOString());
  if (time === null) return { problem: 'time: it is not like 2026-01-02T03:04:05Z' };
  const resource = (fields: RequestFile['resource']) =>
    fields === null ? null : { path, fields: decodeFields(wireFields(fields)) };
  const now = resource(file.resource);
  const next = resource(file.newResource);
  const request: RulesRequest = {
    method: file.method,
    path,
    time,
    auth: file.auth,
    resource: now,
    newResource: next,
    service: isObject(path) ? 'firebase.storage' : 'cloud.firestore',
    lookup: lookupOf(file, path, now?.fields ?? null, next?.fields ?? null),
  };
  return { request, query: file.method === 'list' ? listQuery(path, file.query) : null };
}

/** Documents of the file first; what is asked about is known to look-ups as well. */
function lookupOf(
  file: RequestFile,
  path: readonly string[],
  now: Fields | null,
  next: Fields | null,
): DocumentLookup {
  const all = (documents: RequestFile['documents']) =>
    Object.entries(documents).map(([name, fields]) => {
      const decoded = fields === null ? null : decodeFields(wireFields(fields));
      return [wholePath(name).join('/'), decoded] as const;
    });
  const writes = ['create', 'update', 'delete'].includes(file.method);
  const before = new Map([[path.join('/'), now], ...all(file.documents)]);
  const own: [string, Fields | null][] = writes ? [[path.join('/'), next]] : [];
  const after = new Map([...before, ...own, ...all(file.documentsAfter)]);
  return (wanted, isAfter) => (isAfter ? after : before).get(wanted.join('/')) ?? null;
}

const isObject = (path: readonly string[]) => path[0] === 'b' && path[2] === 'o';

/** `/b/BUCKET/o/…` and `/databases/…` are whole; anything else lies in the default database. */
function wholePath(text: string): string[] {
  const segments = text.replace(/^\/|\/$/g, '').split('/');
  if (isObject(segments) || segments[0] === 'databases') return segments;
  return ['databases', '(default)', 'documents', ...segments];
}

function problemOf(file: RequestFile, path: readonly string[]): string | null {
  const { method } = file;
  if (path.some((segment) => segment === '')) return `path: ${file.path} has an empty segment`;
  if (isObject(path))
    return method === 'list' ? 'method: a list in Storage is not explained' : null;
  const names = path.length - 3;
  if (names < 1) return `path: ${file.path} names no document and no collection`;
  if (method === 'list' && names % 2 === 0) return `path: a list needs a collection: ${file.path}`;
  if (method !== 'list' && names % 2 === 1) return `path: ${method} needs a document: ${file.path}`;
  if ((method === 'create' || method === 'update') && file.newResource === null)
    return `newResource: ${method} needs the document as it would be afterwards`;
  return null;
}
