import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { decodeFields } from '../../values/decode.ts';
import { FirestoreError } from '../../values/errors.ts';
import { parseFieldPath } from '../../values/names/field-path.ts';
import { checkId, parseParentName } from '../../values/names/resource-name.ts';
import type { Context } from '../service.ts';
import type { Precondition } from '../store/write.ts';
import { commitWrites } from './commit-writes.ts';
import { databaseOf, parseRequest } from './parse.ts';
import {
  parseMaskPath,
  parsePrecondition,
  pathIn,
  WireMask,
  WirePrecondition,
} from './parse-write.ts';
import { type WireDocument, wireDocument } from './wire-document.ts';

const Document = z.object({ name: z.string().default(''), fields: z.unknown().optional() });
const CreateRequest = z.object({
  parent: z.string(),
  collectionId: z.string(),
  documentId: z.string().default(''),
  document: Document.default({ name: '' }),
  mask: WireMask.nullish(),
});
const UpdateRequest = z.object({
  document: Document,
  updateMask: WireMask.nullish(),
  mask: WireMask.nullish(),
  currentDocument: WirePrecondition.nullish(),
});
const DeleteRequest = z.object({ name: z.string(), currentDocument: WirePrecondition.nullish() });

/** CreateDocument: ALREADY_EXISTS when it does; without an id one is made. */
export async function createDocument(context: Context, wire: unknown): Promise<WireDocument> {
  const request = parseRequest(CreateRequest, wire);
  const id = request.documentId || randomBytes(15).toString('base64url');
  checkId(request.collectionId);
  const parent = parseParentName(request.parent).path;
  const collection = parent === '' ? request.collectionId : `${parent}/${request.collectionId}`;
  const database = databaseOf(context.service.store, request.parent);
  return await setDocument(context, {
    name: database.nameOf(`${collection}/${id}`),
    fields: request.document.fields,
    updateMask: null,
    mask: request.mask?.fieldPaths ?? null,
    precondition: { kind: 'exists', exists: false },
  });
}

/** UpdateDocument: sets a document or, with an update mask, some of its fields. */
export async function updateDocument(context: Context, wire: unknown): Promise<WireDocument> {
  const request = parseRequest(UpdateRequest, wire);
  return await setDocument(context, {
    name: request.document.name,
    fields: request.document.fields,
    updateMask: request.updateMask?.fieldPaths ?? null,
    mask: request.mask?.fieldPaths ?? null,
    precondition: parsePrecondition(request.currentDocument ?? {}),
  });
}

/** DeleteDocument: also succeeds when there is nothing to delete. */
export async function deleteDocument(context: Context, wire: unknown): Promise<unknown> {
  const request = parseRequest(DeleteRequest, wire);
  const database = databaseOf(context.service.store, request.name);
  const precondition = parsePrecondition(request.currentDocument ?? {});
  const path = pathIn(database, request.name);
  await commitWrites(context, database, [{ kind: 'delete', path, precondition }]);
  return {};
}

interface SetRequest {
  readonly name: string;
  readonly fields: unknown;
  readonly updateMask: readonly string[] | null;
  readonly mask: readonly string[] | null;
  readonly precondition: Precondition;
}

async function setDocument(context: Context, request: SetRequest): Promise<WireDocument> {
  const database = databaseOf(context.service.store, request.name);
  const path = pathIn(database, request.name);
  const { steps } = await commitWrites(context, database, [
    {
      kind: 'set',
      path,
      fields: decodeFields(request.fields),
      mask: request.updateMask?.map(parseMaskPath) ?? null,
      transforms: [],
      precondition: request.precondition,
    },
  ]);
  const after = steps[0]?.after;
  if (!after) throw new FirestoreError('INTERNAL', 'The written document is gone.');
  return wireDocument(database, after, request.mask?.map(parseFieldPath) ?? null);
}
