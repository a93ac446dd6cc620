import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';

/**
 * A record that does not match its schema. Retries cannot fix that, and nothing must be concluded
 * from it: in particular not that what readers see should be removed.
 */
export class InvalidRecord extends Error {
  readonly code = 'record/invalid';
  readonly issues: readonly string[];

  constructor(path: string, error: z.ZodError) {
    super(`record/invalid: ${path}`);
    this.issues = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  }
}

/** A record as its schema says, or null where there is none. Throws `InvalidRecord`. */
export function readRecord<Schema extends z.ZodType>(
  snapshot: DocumentSnapshot,
  schema: Schema,
): z.infer<Schema> | null {
  if (!snapshot.exists) return null;
  const record = schema.safeParse(snapshot.data());
  if (record.success) return record.data;
  throw new InvalidRecord(snapshot.ref.path, record.error);
}
