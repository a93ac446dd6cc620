import type { FirestoreError } from '../../values/errors.ts';
import { type Micros, WireTimestamp } from '../../values/micros.ts';
import { wireDocument } from '../rpc/wire-document.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { BloomFilter } from './bloom-filter.ts';

/** A `ListenResponse`. */
export type Message = Readonly<Record<string, unknown>>;

/** The target exists. */
export function added(targetId: number): Message {
  return { targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } };
}

/** The target is gone: at the client's wish, or for a cause. */
export function removed(targetId: number, cause?: FirestoreError): Message {
  const why = cause && { cause: { code: cause.code, message: cause.message } };
  return { targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], ...why } };
}

/** The target has been told everything as of `time`. */
export function current(targetId: number, time: Micros, resumeToken: string): Message {
  return {
    targetChange: {
      targetChangeType: 'CURRENT',
      targetIds: [targetId],
      resumeToken,
      readTime: WireTimestamp.ofMicros(time),
    },
  };
}

/** Every target of the stream is consistent as of `time`: the client raises its snapshots. */
export function snapshot(time: Micros, resumeToken: string): Message {
  return {
    targetChange: {
      targetChangeType: 'NO_CHANGE',
      targetIds: [],
      resumeToken,
      readTime: WireTimestamp.ofMicros(time),
    },
  };
}

/** A document entered the target or changed within it. */
export function documentChanged(targetId: number, db: Database, document: StoredDocument): Message {
  return { documentChange: { document: wireDocument(db, document), targetIds: [targetId] } };
}

/** A document changed and left the target; the client may see its new state. */
export function documentLeft(targetId: number, db: Database, document: StoredDocument): Message {
  const wire = wireDocument(db, document);
  return { documentChange: { document: wire, removedTargetIds: [targetId] } };
}

/** A document left the target; the client is not told its new state. */
export function documentRemoved(targetId: number, name: string, time: Micros): Message {
  const readTime = WireTimestamp.ofMicros(time);
  return { documentRemove: { document: name, removedTargetIds: [targetId], readTime } };
}

/** A document does not exist, or no longer does. */
export function documentDeleted(targetId: number, name: string, time: Micros): Message {
  const readTime = WireTimestamp.ofMicros(time);
  return { documentDelete: { document: name, removedTargetIds: [targetId], readTime } };
}

/**
 * How many documents the target has. A client that counts otherwise looks for the names in the
 * filter, and without one, or where it does not help, starts again.
 */
export function existenceFilter(
  targetId: number,
  count: number,
  unchangedNames: BloomFilter | null,
): Message {
  return { filter: { targetId, count, ...(unchangedNames && { unchangedNames }) } };
}
