import { z } from 'zod';
import { decodeFields } from '../../values/decode.ts';
import { encodeFields } from '../../values/encode.ts';
import { parseResourceName } from '../../values/names/resource-name.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { TriggerEvent } from '../triggers/event.ts';

/** A document on disk: path, create and update time in microseconds, fields as on the wire. */
const DocumentRecord = z.tuple([z.string(), z.number(), z.number(), z.unknown()]);

const EventRecord = z.object({
  id: z.string(),
  project: z.string(),
  key: z.string(),
  document: z.string(),
  body: z.record(z.string(), z.unknown()),
});

/** One line of the log or of a snapshot: a commit, a delivered event, or the end of a snapshot. */
export const LogRecord = z.union([
  z.object({
    db: z.string(),
    time: z.number(),
    put: z.array(DocumentRecord).default([]),
    del: z.array(z.string()).default([]),
    events: z.array(EventRecord).default([]),
  }),
  z.object({ delivered: z.string() }),
  z.object({ end: z.literal(true) }),
]);

export type LogRecord = z.infer<typeof LogRecord>;

/** A document as the log holds it. */
export function recordOf(document: StoredDocument): z.infer<typeof DocumentRecord> {
  const { path, createTime, updateTime, fields } = document;
  return [path, createTime, updateTime, encodeFields(fields)];
}

/** Puts a record back in place: documents into the store, events among those still to be sent. */
export function restore(record: LogRecord, store: Store, events: Map<string, TriggerEvent>): void {
  if ('delivered' in record) events.delete(record.delivered);
  if (!('db' in record)) return;
  const database = databaseNamed(store, record.db);
  for (const [path, createTime, updateTime, fields] of record.put) {
    database.put({ path, createTime, updateTime, fields: decodeFields(fields) });
  }
  for (const path of record.del) database.remove(path);
  for (const event of record.events) events.set(event.id, event);
  database.lastCommit = Math.max(database.lastCommit, record.time);
  store.clock.advanceTo(record.time);
}

function databaseNamed(store: Store, root: string): Database {
  const { project, database } = parseResourceName(root);
  return store.database(project, database);
}
