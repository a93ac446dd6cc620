import { keepingOf } from '@quire/model/records/keeping-of';
import { RecordKeepingSchema } from '@quire/model/records/record-keeping';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';

/** When records that say nothing of it were written. */
const WRITTEN = { revision: 1, updatedAt: '2026-09-01T09:00:00.000Z', updatedBy: 'demo' };

/** A record as `saveRecord` would write it: with what the office sorts and finds it by. */
export function completeRecord(collection: string, data: object): object {
  const kind = Object.values(RECORD_KINDS).find((each) => each.collection === collection);
  const read = kind?.read(data);
  if (!read?.ok) throw new Error(`${collection}: ${JSON.stringify(read?.problems)}`);
  const { revision, updatedAt, updatedBy } = RecordKeepingSchema.parse({ ...WRITTEN, ...data });
  return { ...data, ...keepingOf(read.facts, { revision, at: updatedAt, by: updatedBy }) };
}
