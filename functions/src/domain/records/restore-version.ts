import type { RestoreVersionRequest } from '@quire/model/calls/records';
import { RecordHistorySchema } from '@quire/model/records/record-keeping';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Asker } from '@quire/model/roles';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight, requireWrite } from '../access/may-write.ts';
import { personName } from '../access/person-name.ts';
import type { RecordPorts } from './ports.ts';
import { requireNeighbours, requireOwnPlace } from './require-fit.ts';
import { readData, stale } from './save-record.ts';
import { historyRef, knownRecord } from './stored-record.ts';
import { type WrittenRecord, writeRecord } from './write-record.ts';

/**
 * `restoreVersion`: makes an earlier revision of a record its next one. The status stays: restoring a
 * text neither publishes nor archives. Throws `Refused`.
 */
export async function restoreVersion(
  ports: RecordPorts,
  person: Asker,
  { kind: name, id, base, revision: wanted }: RestoreVersionRequest,
): Promise<WrittenRecord> {
  const { db, now } = ports;
  const kind: RecordKind = RECORD_KINDS[name];
  requireRecordRight(person, kind);
  const ref = db.collection(kind.collection).doc(id);
  const by = { uid: person.uid, name: await personName(db, person.uid) };
  return inTransaction(db, async (tx) => {
    const before = knownRecord(kind, await tx.get(ref));
    const { revision, deletedAt } = before.keeping;
    const change = before.facts ?? readData(kind, before.written);
    await requireWrite(db, person, kind, { before: change, after: change, isNew: false });
    const values = { noun: kind.noun };
    if (deletedAt !== undefined) throw new Refused('record/deleted', { values });
    if (revision !== base) throw await stale(ports, before);
    const old = readRecord(await tx.get(historyRef(ref, wanted)), RecordHistorySchema);
    if (!old) throw new Refused('record/no-version');
    const { status } = change;
    const after = readData(kind, { ...old.data, ...(status === undefined ? {} : { status }) });
    await requireWrite(db, person, kind, { before: change, after, isNew: false });
    requireOwnPlace(kind, ref, before, after);
    await requireNeighbours(db, tx, kind, ref, after);
    const isBeforeKept = (await tx.get(historyRef(ref, revision))).exists;
    const at = now().toISOString();
    return writeRecord(tx, { kind, ref, before, after, change: 'restored', by, at, isBeforeKept });
  });
}
