import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Log } from './ports.ts';

/**
 * A record as its schema says, or null where there is none. One that contradicts its schema counts
 * as none and is logged: no repetition would mend it.
 */
export function readRecord<Schema extends z.ZodType>(
  snapshot: DocumentSnapshot,
  schema: Schema,
  log: Log,
): z.infer<Schema> | null {
  if (!snapshot.exists) return null;
  const record = schema.safeParse(snapshot.data());
  if (record.success) return record.data;
  log.error('record/invalid', {
    path: snapshot.ref.path,
    issues: record.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  });
  return null;
}
