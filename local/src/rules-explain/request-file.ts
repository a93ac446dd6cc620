import { z } from 'zod';
import type { DocumentLookup, ListQuery, RulesRequest } from '../rules/request.ts';
import { decodeFields } from '../values/decode.ts';
import { FirestoreError } from '../values/errors.ts';
import { readTimestamp } from '../values/micros.ts';
import type { Fields } from '../values/value.ts';
import { FileQuery, readQuery } from './file-query.ts';
import { place, placeInJson } from './json-place.ts';
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
  query: FileQuery.optional(),
  documents: Documents.default({}),
  documentsAfter: Documents.default({}),
});
type RequestFile = z.infer<typeof RequestFile>;

export interface Asked {
  readonly request: RulesRequest;
  /** Only for `list`. */
  readonly query: ListQuery | null;
}

/** What a request file asks, or a line for each thing that is wrong with it, with its place. */
export function readRequestFile(text: string): Asked | { readonly problem: string } {
  const json = readJson(text);
  if ('problem' in json) return json;
  const parsed = RequestFile.safeParse(json.value);
  const tell = (path: readonly PropertyKey[], message: string) =>
    `${placeInJson(text, path)}: ${path.length > 0 ? `${z.core.toDotPath([...path])}: ` : ''}${message}`;
  if (!parsed.success)
    return { problem: parsed.error.issues.map((i) => tell(i.path, i.message)).join('\n') };
  try {
    return asked(parsed.data);
  } catch (error) {
    if (error instanceof Misstated) return { problem: tell(error.path, error.message) };
    throw error;
  }
}

function readJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // V8 names the place, but not of an end that comes too early.
    const known = /^(.*) in JSON at position \d+ \(line (\d+) column (\d+)\)$/s.exec(message);
    const where = known ? `line ${known[2]}, column ${known[3]}` : place(text, text.length);
    return { problem: `${where}: It is not JSON: ${known?.[1] ?? message}` };
  }
}

/** Something in the file that the form allows and Firestore does not. */
class Misstated extends Error {
  readonly path: readonly PropertyKey[];
  constructor(path: readonly PropertyKey[], message: string) {
    super(message);
    this.path = path;
  }
}

/** Runs what may refuse a part of the file in Firestore's words. */
function at<T>(path: readonly PropertyKey[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FirestoreError) throw new Misstated(path, error.message);
    throw error;
  }
}

const decodeAt = (path: readonly PropertyKey[], fields: object): Fields =>
  at(path, () => decodeFields(wireFields(fields)));

/** @throws Misstated */
function asked(file: RequestFile): Asked {
  const path = wholePath(file.path);
  checkRequest(file, path);
  const time = readTimestamp(file.time ?? new Date().toISOString());
  if (time === null) throw new Misstated(['time'], 'it is not like 2026-01-02T03:04:05Z');
  const resource = (name: 'resource' | 'newResource') => {
    const fields = file[name];
    return fields === null ? null : { path, fields: decodeAt([name], fields) };
  };
  const now = resource('resource');
  const next = resource('newResource');
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
  // A list in Storage has nothing but its path.
  const isQuery = file.method === 'list' && !isObject(path);
  return {
    request,
    query: isQuery ? at(['query'], () => readQuery(path, file.query ?? FileQuery.parse({}))) : null,
  };
}

/** Documents of the file first; what is asked about is known to look-ups as well. */
function lookupOf(
  file: RequestFile,
  path: readonly string[],
  now: Fields | null,
  next: Fields | null,
): DocumentLookup {
  const all = (from: 'documents' | 'documentsAfter') =>
    Object.entries(file[from]).map(([name, fields]) => {
      const decoded = fields === null ? null : decodeAt([from, name], fields);
      return [wholePath(name).join('/'), decoded] as const;
    });
  const writes = ['create', 'update', 'delete'].includes(file.method);
  const before = new Map([[path.join('/'), now], ...all('documents')]);
  const own: [string, Fields | null][] = writes ? [[path.join('/'), next]] : [];
  const after = new Map([...before, ...own, ...all('documentsAfter')]);
  return (wanted, isAfter) => (isAfter ? after : before).get(wanted.join('/')) ?? null;
}

const isObject = (path: readonly string[]) => path[0] === 'b' && path[2] === 'o';

/** `/b/BUCKET/o/…` and `/databases/…` are whole; anything else lies in the default database. */
function wholePath(text: string): string[] {
  const segments = text.replace(/^\/|\/$/g, '').split('/');
  if (isObject(segments) || segments[0] === 'databases') return segments;
  return ['databases', '(default)', 'documents', ...segments];
}

/** @throws Misstated for what the parts of a request do not say together */
function checkRequest(
  { method, path: text, newResource, query }: RequestFile,
  path: readonly string[],
) {
  const refuse = (at: string, message: string): never => {
    throw new Misstated([at], message);
  };
  const isWrite = method === 'create' || method === 'update';
  if (path.includes('')) refuse('path', `${text} has an empty segment`);
  if (isWrite && newResource === null)
    refuse('newResource', `${method} needs the document as it would be afterwards`);
  if (isObject(path)) {
    if (query !== undefined) refuse('query', 'a list in Storage takes none');
    return;
  }
  const names = path.length - 3;
  if (names < 1) refuse('path', `${text} names no document and no collection`);
  if (method === 'list' && names % 2 === 0) refuse('path', `a list needs a collection: ${text}`);
  if (method !== 'list' && names % 2 === 1) refuse('path', `${method} needs a document: ${text}`);
}
