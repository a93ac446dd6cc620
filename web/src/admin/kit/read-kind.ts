import { type RecordKeeping, RecordKeepingSchema } from '@quire/model/records/record-keeping';
import type { z } from 'zod';
import type { ReadRecord } from '../../data/live/office/read-row.ts';

/** Reads a record of the office for a list: its content, and who saved it when. */
export function readKind<Schema extends z.ZodObject>(
  schema: Schema,
): ReadRecord<z.output<Schema> & RecordKeeping> {
  return (data) => {
    const record = schema.safeParse(data);
    const keeping = RecordKeepingSchema.safeParse(data);
    return record.success && keeping.success ? { ...keeping.data, ...record.data } : null;
  };
}
