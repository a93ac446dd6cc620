import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { Json, Rec } from '../record.ts';
import { partlyUpdated } from './partial.ts';

const ACTIONS = [
  ...['addObject', 'updateObject', 'partialUpdateObject', 'partialUpdateObjectNoCreate'],
  ...['deleteObject', 'delete', 'clear'],
];
const BodySchema = z.record(z.string(), z.json());
export const BatchRequestSchema = z.object({
  action: z.enum(ACTIONS),
  body: BodySchema.default({}),
});
export type BatchRequest = z.infer<typeof BatchRequestSchema>;

/** What a batch comes to, in order. */
export type Change =
  | { readonly put: Rec }
  | { readonly remove: string }
  | { readonly clear: true }
  | { readonly delete: true };

/** Of a record, in bytes as JSON: what Algolia's smallest plan takes. */
export const MOST_BYTES = 10_000;

/**
 * What a batch changes in records, and the ids it speaks of; changes nothing itself, so that one that is
 * refused (400) leaves all as it was.
 */
export function changesOf(
  records: ReadonlyMap<string, Rec>,
  requests: readonly BatchRequest[],
): { changes: Change[]; objectIDs: string[] } {
  const changes: Change[] = [];
  const objectIDs: string[] = [];
  const now = new Map<string, Rec | null>();
  let isCleared = false;
  const recordOf = (id: string) =>
    now.get(id) ?? (now.has(id) || isCleared ? null : records.get(id));
  for (const [position, { action, body }] of requests.entries()) {
    if (action === 'clear' || action === 'delete') {
      changes.push(action === 'clear' ? { clear: true } : { delete: true });
      isCleared = true;
      now.clear();
      continue;
    }
    const objectID = idIn(body, action === 'addObject');
    objectIDs.push(objectID);
    if (action === 'deleteObject') {
      changes.push({ remove: objectID });
      now.set(objectID, null);
      continue;
    }
    const record = made(action, { ...body, objectID }, recordOf(objectID) ?? null);
    if (record === null) continue;
    checkSize(record, position);
    changes.push({ put: record });
    now.set(objectID, record);
  }
  return { changes, objectIDs };
}

function made(action: string, body: Rec, before: Rec | null): Rec | null {
  if (!action.startsWith('partial')) return body;
  if (before === null && action === 'partialUpdateObjectNoCreate') return null;
  return partlyUpdated(before ?? { objectID: body.objectID }, body);
}

function idIn(body: { readonly [name: string]: Json }, mayLack: boolean): string {
  const { objectID } = body;
  if (typeof objectID === 'string' && objectID !== '') return objectID;
  if (typeof objectID === 'number') return String(objectID);
  if (mayLack) return randomUUID();
  throw new ApiError(400, 'Missing objectID');
}

function checkSize(record: Rec, position: number): void {
  const size = Buffer.byteLength(JSON.stringify(record));
  if (size <= MOST_BYTES) return;
  throw new ApiError(
    400,
    `Record at the position ${position} objectID=${record.objectID} is too big size=${size}/${MOST_BYTES} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
  );
}
