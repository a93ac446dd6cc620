/**
 * Changes to be sent to the search. A note is written in the same transaction as the change of a
 * published record, so every stored change is sent, even after failures.
 */
import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SEARCH_QUEUE } from '@quire/model/collections';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type SearchChange, type SearchSource, searchChanges, sourceOf } from './search-sources.ts';

/** The most records that share a note. */
const NOTE_MAX_IDS = 200;

/** `searchQueue/{id}`. */
export const QueuedSchema = z.object({
  collection: z.string(),
  ids: z.array(z.string()).min(1),
  /** When it can be sent; empty: now. */
  due: z.string(),
  attempts: z.number().int(),
  /** New with each change: writing the same value again would not change the document. */
  change: z.string(),
});
type Queued = z.infer<typeof QueuedSchema>;

/** A transaction or a batch. */
interface Writer {
  set(ref: DocumentReference, data: DocumentData): unknown;
}

const noteOf = (collection: string, ids: readonly string[]): Queued => ({
  collection,
  ids: [...ids],
  due: '',
  attempts: 0,
  change: randomUUID(),
});

/**
 * Queues records of one collection, many to a document: for bulk writes. The same records have the
 * same note, however often they change before it is sent.
 */
export function queueMany(
  writer: Writer,
  db: Firestore,
  collection: string,
  ids: readonly string[],
): void {
  for (let from = 0; from < ids.length; from += NOTE_MAX_IDS) {
    const some = ids.slice(from, from + NOTE_MAX_IDS);
    const name = createHash('sha256').update(some.toSorted().join('\n')).digest('hex').slice(0, 24);
    writer.set(db.collection(SEARCH_QUEUE).doc(`${collection}~~${name}`), noteOf(collection, some));
  }
}

function stateOf(source: SearchSource, id: string, data: unknown): SearchChange[] | 'broken' {
  try {
    return searchChanges(source, id, data);
  } catch (error) {
    if (error instanceof z.ZodError) return 'broken';
    throw error;
  }
}

/** Whether a change of a document affects the search (undefined: absent). */
export function concernsSearch(
  ref: DocumentReference,
  before: DocumentData | undefined,
  next: DocumentData | undefined,
): boolean {
  const source = sourceOf(ref.parent.id);
  if (!source || ref.parent.parent) return false;
  const [was, is] = [stateOf(source, ref.id, before), stateOf(source, ref.id, next)];
  return !isDeepStrictEqual(was, is);
}

/**
 * Queues a change of a published record if it affects a field that the search shows or uses. Most
 * changes concern the context of an article and are not queued.
 */
export function queueChange(
  writer: Writer,
  ref: DocumentReference,
  before: DocumentData | undefined,
  next: DocumentData | undefined,
): void {
  if (!concernsSearch(ref, before, next)) return;
  const { id, parent, firestore } = ref;
  const note = firestore.collection(SEARCH_QUEUE).doc(`${parent.id}~${id}`);
  writer.set(note, noteOf(parent.id, [id]));
}
