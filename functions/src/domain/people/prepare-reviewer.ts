import type { Reviewer } from '@quire/model/entities/reviewer';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Asker } from '@quire/model/roles';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { personName } from '../access/person-name.ts';
import type { RecordPorts } from '../records/ports.ts';
import { readData } from '../records/save-record.ts';
import { historyRef, type StoredRecord } from '../records/stored-record.ts';
import { type WrittenRecord, writeRecord } from '../records/write-record.ts';

/** Reads what is needed for a reviewer's next revision; the returned function writes it, after the last read. */
export async function prepareReviewer(
  { db, now }: Pick<RecordPorts, 'db' | 'now'>,
  tx: Transaction,
  { uid }: Asker,
  { ref, before }: { readonly ref: DocumentReference; readonly before: StoredRecord | null },
  data: Reviewer,
): Promise<() => WrittenRecord> {
  const kind = RECORD_KINDS.reviewers;
  const after = readData(kind, data);
  const by = { uid, name: await personName(db, uid) };
  const isBeforeKept =
    before !== null && (await tx.get(historyRef(ref, before.keeping.revision))).exists;
  const change = before ? 'saved' : 'created';
  const at = now().toISOString();
  return () => writeRecord(tx, { kind, ref, before, after, by, isBeforeKept, change, at });
}
