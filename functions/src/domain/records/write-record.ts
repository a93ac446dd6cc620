import { AUDIT } from '@quire/model/collections';
import { keepingOf } from '@quire/model/records/keeping-of';
import type { RECORD_CHANGES } from '@quire/model/records/record-keeping';
import { RecordHistorySchema } from '@quire/model/records/record-keeping';
import type { RecordFacts, RecordKind } from '@quire/model/records/record-kind';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { historyRef, type StoredRecord } from './stored-record.ts';

/** The person who changes a record. */
interface Writer {
  readonly uid: string;
  readonly name: string;
}

export interface WrittenRecord {
  readonly id: string;
  readonly revision: number;
}

/** Firestore's limit is 1 MiB, including names; a record's words are also stored in an index. */
const RECORD_MAX_BYTES = 950_000;

interface Write {
  readonly kind: RecordKind;
  readonly ref: DocumentReference;
  readonly before: StoredRecord | null;
  readonly after: RecordFacts;
  readonly change: (typeof RECORD_CHANGES)[number];
  readonly by: Writer;
  readonly at: string;
  /** Whether the previous revision is already in the history. */
  readonly isBeforeKept: boolean;
}

/**
 * Writes a record's next revision with its history and an audit entry, all or nothing. Its previous
 * state is added to the history if it is missing there, for example after an import. Throws `Refused`.
 */
export function writeRecord(tx: Transaction, write: Write): WrittenRecord {
  const { kind, ref, before, after, change, by, at } = write;
  const revision = (before?.keeping.revision ?? 0) + 1;
  const data = withoutUndefined(after.data);
  const record = {
    ...before?.others,
    ...data,
    ...keepingOf(after, { revision, at, by: by.uid }),
    ...(change === 'deleted' ? { deletedAt: at, deletedBy: by.uid } : {}),
  };
  if (Buffer.byteLength(JSON.stringify(record)) > RECORD_MAX_BYTES) {
    throw new Refused('record/too-large', { values: { noun: kind.noun } });
  }
  tx.set(ref, record);
  if (before && !write.isBeforeKept) tx.set(historyRef(ref, revision - 1), firstEntry(before));
  const entry = RecordHistorySchema.parse({
    ...{ revision, at, by: by.uid, byName: by.name, change, data },
  });
  tx.set(historyRef(ref, revision), entry);
  const action = `record.${change}`;
  const audit = ref.firestore.collection(AUDIT).doc(`${ref.parent.id}~${ref.id}~${revision}`);
  tx.set(audit, { action, at, by: by.uid, record: ref.path, revision });
  return { id: ref.id, revision };
}

/** The state of a record that was written before it had a history. */
const firstEntry = ({ keeping, written }: StoredRecord) =>
  RecordHistorySchema.parse({
    revision: keeping.revision,
    at: keeping.updatedAt,
    by: keeping.updatedBy,
    byName: '',
    change: 'saved',
    data: written,
  });
