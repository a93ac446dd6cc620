import { RECORD_HISTORY, versionDocId } from '@quire/model/collections';
import { type RecordKeeping, RecordKeepingSchema } from '@quire/model/records/record-keeping';
import type { RecordFacts, RecordKind } from '@quire/model/records/record-kind';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';

/** Fields that functions write with every save. */
const KEPT_FIELDS: readonly string[] = Object.keys(RecordKeepingSchema.shape);

/** A record as stored. */
export interface StoredRecord {
  readonly id: string;
  readonly keeping: RecordKeeping;
  /** What people wrote, as stored. */
  readonly written: Readonly<Record<string, unknown>>;
  /** The same, parsed by the kind's schema; null where it does not match the current schema. */
  readonly facts: RecordFacts | null;
  /** What other functions store in it, for example counters. */
  readonly others: Readonly<Record<string, unknown>>;
}

const pick = (data: Readonly<Record<string, unknown>>, which: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(data).filter(([field]) => which(field)));

/** Reads a record of a kind; null if it does not exist. */
export function storedRecord(kind: RecordKind, snapshot: DocumentSnapshot): StoredRecord | null {
  const data = snapshot.data();
  const keeping = readRecord(snapshot, RecordKeepingSchema);
  if (!data || !keeping) return null;
  const isWritten = (field: string) => kind.fields.includes(field);
  const written = pick(data, isWritten);
  const read = kind.read(written);
  return {
    id: snapshot.id,
    keeping,
    written,
    facts: read.ok ? read.facts : null,
    others: pick(data, (field) => !isWritten(field) && !KEPT_FIELDS.includes(field)),
  };
}

/** The same, for a record that must exist. Throws `Refused`. */
export function knownRecord(kind: RecordKind, snapshot: DocumentSnapshot): StoredRecord {
  const record = storedRecord(kind, snapshot);
  if (!record) throw new Refused('record/not-found', { values: { noun: kind.noun } });
  return record;
}

/** Where a revision of a record is stored. */
export const historyRef = (ref: DocumentReference, revision: number): DocumentReference =>
  ref.collection(RECORD_HISTORY).doc(versionDocId(revision));
