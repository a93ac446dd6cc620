import type { DeleteRecordRequest } from '@quire/model/calls/records';
import type { RecordFacts, RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Asker } from '@quire/model/roles';
import { Filter, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight, requireWrite } from '../access/may-write.ts';
import { personName } from '../access/person-name.ts';
import type { RecordPorts } from './ports.ts';
import { requireNeighbours } from './require-fit.ts';
import { readData, stale } from './save-record.ts';
import { historyRef, knownRecord, type StoredRecord } from './stored-record.ts';
import { type WrittenRecord, writeRecord } from './write-record.ts';

/** Enough to find one that is not in the bin. */
const LOOKED_AT = 50;

/** Refuses while other records belong to it. */
async function requireUnused(
  db: Firestore,
  tx: Transaction,
  kind: RecordKind,
  before: StoredRecord,
  { usedBy }: RecordFacts,
): Promise<void> {
  const refused = new Refused('record/in-use', { values: { noun: kind.noun } });
  if (kind.isInUse(before.others)) throw refused;
  for (const { collection, fields, lists = {} } of usedBy) {
    const asked = [
      ...Object.entries(fields).map(([field, value]) => Filter.where(field, '==', value)),
      ...Object.entries(lists).map(([field, value]) =>
        Filter.where(field, 'array-contains', value),
      ),
    ];
    const belonging = db
      .collection(collection)
      .where(Filter.and(...asked))
      .limit(LOOKED_AT);
    const { docs } = await tx.get(belonging);
    if (docs.some((each) => each.get('deletedAt') === undefined)) throw refused;
  }
}

/**
 * Changes a record that exists, after checking the right and the revision; a repeated request
 * changes it once.
 */
async function changeBin(
  ports: RecordPorts,
  person: Asker,
  { kind: name, id, base }: DeleteRecordRequest,
  change: 'deleted' | 'undeleted',
): Promise<WrittenRecord> {
  const { db, now } = ports;
  const kind: RecordKind = RECORD_KINDS[name];
  requireRecordRight(person, kind);
  const ref = db.collection(kind.collection).doc(id);
  const values = { noun: kind.noun };
  const by = { uid: person.uid, name: await personName(db, person.uid) };
  return inTransaction(db, async (tx) => {
    const before = knownRecord(kind, await tx.get(ref));
    const after = before.facts ?? readData(kind, before.written);
    await requireWrite(db, person, kind, { before: after, after, isNew: false, isWhole: true });
    const { revision, updatedBy, deletedAt } = before.keeping;
    const isInBin = deletedAt !== undefined;
    const isDone = isInBin === (change === 'deleted');
    if (isDone && revision === base + 1 && updatedBy === person.uid) return { id, revision };
    if (isDone) {
      const code = change === 'deleted' ? 'record/deleted' : 'record/not-deleted';
      throw new Refused(code, { values });
    }
    if (revision !== base) throw await stale(ports, before);
    if (change === 'deleted') {
      if (after.isKept) throw new Refused('record/kept', { values });
      await requireUnused(db, tx, kind, before, after);
    } else {
      await requireNeighbours(db, tx, kind, ref, after);
    }
    const isBeforeKept = (await tx.get(historyRef(ref, revision))).exists;
    const at = now().toISOString();
    return writeRecord(tx, { kind, ref, before, after, change, by, at, isBeforeKept });
  });
}

/**
 * `deleteRecord`: moves a record to the bin, for 30 days. What readers can see, or have seen, is
 * never deleted. Throws `Refused`.
 */
export const deleteRecord = (ports: RecordPorts, person: Asker, asked: DeleteRecordRequest) =>
  changeBin(ports, person, asked, 'deleted');

/** `undeleteRecord`: restores a record from the bin. Throws `Refused`. */
export const undeleteRecord = (ports: RecordPorts, person: Asker, asked: DeleteRecordRequest) =>
  changeBin(ports, person, asked, 'undeleted');
