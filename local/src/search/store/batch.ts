import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../records/api-error.ts';
import { isObject, type Json, type Rec } from '../records/record.ts';

export const BatchRequestSchema = z.object({
  action: z.enum([
    ...(['addObject', 'updateObject', 'partialUpdateObject'] as const),
    ...(['partialUpdateObjectNoCreate', 'deleteObject', 'clear'] as const),
  ]),
  body: z.record(z.string(), z.json()).default({}),
});
export type BatchRequest = z.infer<typeof BatchRequestSchema>;

/** What a batch comes to, in order. */
export type Change = { readonly put: Rec } | { readonly remove: string } | { readonly clear: true };

/** Of a record, in bytes as JSON: what Algolia's smallest plan takes. */
const MOST_BYTES = 10_000;

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
  const now = new Map(records);
  for (const [position, { action, body }] of requests.entries()) {
    if (action === 'clear') {
      changes.push({ clear: true });
      now.clear();
      continue;
    }
    const objectID = idIn(body, action === 'addObject');
    objectIDs.push(objectID);
    const known = now.get(objectID);
    if (action === 'deleteObject') {
      changes.push({ remove: objectID });
      now.delete(objectID);
    } else if (known || action !== 'partialUpdateObjectNoCreate') {
      const isPartial = action.startsWith('partial');
      const put = isPartial ? partlyUpdated(known ?? { objectID }, body) : { ...body, objectID };
      checkSize(put, position);
      changes.push({ put });
      now.set(objectID, put);
    }
  }
  return { changes, objectIDs };
}

function idIn({ objectID }: { readonly [name: string]: Json }, mayLack: boolean): string {
  if (typeof objectID === 'string' && objectID !== '') return objectID;
  if (typeof objectID === 'number') return String(objectID);
  if (mayLack) return randomUUID();
  throw new ApiError(400, 'Missing objectID');
}

function checkSize(record: Rec, position: number): void {
  const size = Buffer.byteLength(JSON.stringify(record));
  if (size <= MOST_BYTES) return;
  const which = `Record at the position ${position} objectID=${record.objectID}`;
  throw new ApiError(400, `${which} is too big size=${size}/${MOST_BYTES} bytes.`);
}

const numberOf = (before: Json): number => (typeof before === 'number' ? before : 0);
const listOf = (before: Json): Json[] => (Array.isArray(before) ? before : []);

/** https://www.algolia.com/doc/rest-api/search/partial-update-object */
const OPERATIONS: Readonly<Record<string, (before: Json, value: Json) => Json>> = {
  Increment: (before, value) => numberOf(before) + Number(value),
  AddUnique: (before, value) => [...new Set([...listOf(before), value])],
};

/**
 * A record with some attributes replaced, or changed by an operation (`{_operation: 'Increment', value: 2}`).
 * Throws a 400 for one that is not known here.
 */
function partlyUpdated(record: Rec, change: { readonly [name: string]: Json }): Rec {
  const made: Rec = { ...record };
  for (const [name, value] of Object.entries(change)) {
    if (name === 'objectID') continue;
    if (!isObject(value) || typeof value._operation !== 'string') {
      made[name] = value;
      continue;
    }
    const operation = OPERATIONS[value._operation];
    if (!operation) throw new ApiError(400, `Unknown operation ${value._operation}`);
    made[name] = operation(record[name] ?? null, value.value ?? null);
  }
  return made;
}
