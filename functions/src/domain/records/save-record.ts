import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SaveRecordRequest } from '@quire/model/calls/records';
import type { RecordFacts, RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Asker } from '@quire/model/roles';
import type { DocumentReference } from 'firebase-admin/firestore';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight, requireWrite } from '../access/may-write.ts';
import { personName } from '../access/person-name.ts';
import type { RecordPorts } from './ports.ts';
import { requireMove, requireNeighbours, requireOwnPlace } from './require-fit.ts';
import { historyRef, knownRecord, type StoredRecord, storedRecord } from './stored-record.ts';
import { type WrittenRecord, writeRecord } from './write-record.ts';

/** Data parsed by the kind's schema. Throws `input/invalid` with the invalid fields. */
export function readData(kind: RecordKind, data: unknown): RecordFacts {
  const read = kind.read(data);
  if (read.ok) return read.facts;
  const field = read.problems[0]?.field;
  throw new Refused('input/invalid', { problems: read.problems, ...(field ? { field } : {}) });
}

/** Another person has saved first: the page is told who, and merges. */
export async function stale({ db }: RecordPorts, { keeping }: StoredRecord): Promise<Refused> {
  const by = await personName(db, keeping.updatedBy);
  const { revision, updatedAt } = keeping;
  return new Refused('record/stale', {
    values: { name: by },
    current: { revision, updatedAt, by },
  });
}

/** Whether the same person has just saved the same data: the response was lost. */
function isRepeated(
  before: StoredRecord,
  after: RecordFacts,
  asked: { readonly uid: string; readonly base: number },
): boolean {
  const { revision, updatedBy, deletedAt } = before.keeping;
  return (
    revision === asked.base + 1 &&
    updatedBy === asked.uid &&
    deletedAt === undefined &&
    isDeepStrictEqual(withoutUndefined(before.written), withoutUndefined(after.data))
  );
}

function placeOf(
  { db }: RecordPorts,
  kind: RecordKind,
  { id, key }: SaveRecordRequest,
  after: RecordFacts,
): DocumentReference {
  const made = id ?? after.id ?? key ?? randomBytes(10).toString('hex');
  return db.collection(kind.collection).doc(made);
}

/**
 * `saveRecord`: saves the next revision of a record, or a new one. A repeated request is written
 * once. Throws `Refused`: `access/denied`, `input/invalid`, `record/…`.
 */
export async function saveRecord(
  ports: RecordPorts,
  person: Asker,
  asked: SaveRecordRequest,
): Promise<WrittenRecord> {
  const { db, now } = ports;
  const kind: RecordKind = RECORD_KINDS[asked.kind];
  requireRecordRight(person, kind);
  const after = readData(kind, asked.data);
  const ref = placeOf(ports, kind, asked, after);
  const isNew = asked.id === null;
  const values = { noun: kind.noun };
  const by = { uid: person.uid, name: await personName(db, person.uid) };
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(ref);
    const before = isNew ? storedRecord(kind, snapshot) : knownRecord(kind, snapshot);
    const change = { before: before?.facts ?? null, after, isNew: before === null };
    await requireWrite(db, person, kind, change);
    if (before && isRepeated(before, after, { uid: person.uid, base: asked.base })) {
      return { id: ref.id, revision: before.keeping.revision };
    }
    if (before && isNew) throw new Refused('record/taken', { values });
    if (before?.keeping.deletedAt !== undefined) throw new Refused('record/deleted', { values });
    if (before && before.keeping.revision !== asked.base) throw await stale(ports, before);
    requireOwnPlace(kind, ref, before, after);
    requireMove(kind, before?.facts ?? null, after);
    await requireNeighbours(db, tx, kind, ref, after);
    const isBeforeKept =
      before !== null && (await tx.get(historyRef(ref, before.keeping.revision))).exists;
    return writeRecord(tx, {
      ...{ kind, ref, before, after, by, isBeforeKept },
      change: before ? 'saved' : 'created',
      at: now().toISOString(),
    });
  });
}
