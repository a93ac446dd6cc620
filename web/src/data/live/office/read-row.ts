import { hasTyped, typedWord } from '@quire/model/records/record-words';
import type { DocumentSnapshot } from 'firebase/firestore';
import { z } from 'zod';
import type { Row } from './list-request.ts';

const KeptSchema = z.object({
  deletedAt: z.string().optional().catch(undefined),
  revision: z.number().int().positive().catch(1),
  words: z.array(z.string()).catch([]),
});
const NOT_KEPT = { deletedAt: undefined, revision: 1, words: [] };

/** A record's data as its schema says; null where they are not so. */
export type ReadRecord<T> = (data: unknown) => T | null;

/** A document as a row, parsed as it is read: one that cannot be read spoils no list. */
export function readRow<T>(snapshot: DocumentSnapshot, read: ReadRecord<T>): Row<T> {
  const { deletedAt, revision } = keptOf(snapshot);
  return { id: snapshot.id, record: read(snapshot.data()), revision, deletedAt };
}

/** Whether a document has all that was typed; the query asked for the longest word alone. */
export function isFound(snapshot: DocumentSnapshot, typed: string): boolean {
  if (typedWord(typed) === null) return true;
  return hasTyped(keptOf(snapshot).words, typed);
}

/** Whether a document is in the bin. */
export const isDeleted = (snapshot: DocumentSnapshot): boolean =>
  keptOf(snapshot).deletedAt !== undefined;

function keptOf(snapshot: DocumentSnapshot) {
  return KeptSchema.catch(NOT_KEPT).parse(snapshot.data());
}
