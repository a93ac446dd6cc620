/** Adds a person to the reviewers, or an existing reviewer of other journals to further journals. */
import type { SaveRecordRequest } from '@quire/model/calls/records';
import { REVIEWERS } from '@quire/model/collections';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type Asker, can } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight, requireWrite } from '../access/may-write.ts';
import type { RecordPorts } from '../records/ports.ts';
import { readData, saveRecord } from '../records/save-record.ts';
import { knownRecord, type StoredRecord, storedRecord } from '../records/stored-record.ts';
import type { WrittenRecord } from '../records/write-record.ts';
import { prepareReviewer } from './prepare-reviewer.ts';

const KIND: RecordKind = RECORD_KINDS.reviewers;

/** The reviewer with this address; null if there is none. One read. */
export async function reviewerAt(db: Firestore, email: string): Promise<StoredRecord | null> {
  const { docs } = await db.collection(REVIEWERS).where('email', '==', email).limit(1).get();
  return docs[0] ? storedRecord(KIND, docs[0]) : null;
}

/** Whether a user may see a reviewer's record: it belongs to one of their journals. As in the rules. */
export const seesReviewer = (person: Asker, { facts, written }: StoredRecord): boolean => {
  if (can(person, KIND.action)) return true;
  const journals = facts?.journals ?? written.journals;
  return (
    Array.isArray(journals) &&
    journals.some((journal) => can(person, KIND.action, { journal: String(journal) }))
  );
};

/**
 * `saveRecord` of a new reviewer. A reviewer of other journals is added to these journals instead: the existing data
 * are not changed, except that expertise is added. Throws `Refused`: `access/denied`, `input/invalid`, `record/…`, and
 * `review/unavailable` for a person in another journal's bin.
 */
export async function addReviewer(
  ports: RecordPorts,
  person: Asker,
  asked: SaveRecordRequest,
): Promise<WrittenRecord> {
  requireRecordRight(person, KIND);
  const after = readData(KIND, asked.data);
  const added = ReviewerSchema.parse(after.data);
  const found = await reviewerAt(ports.db, added.email);
  if (!found || seesReviewer(person, found)) return saveRecord(ports, person, asked);
  await requireWrite(ports.db, person, KIND, { before: null, after, isNew: true });
  return join(ports, person, found.id, added);
}

function join(
  ports: RecordPorts,
  person: Asker,
  id: string,
  { journals, expertise }: Pick<Reviewer, 'journals' | 'expertise'>,
): Promise<WrittenRecord> {
  const ref = ports.db.collection(REVIEWERS).doc(id);
  return inTransaction(ports.db, async (tx) => {
    const before = knownRecord(KIND, await tx.get(ref));
    if (before.keeping.deletedAt !== undefined) throw new Refused('review/unavailable');
    const known = ReviewerSchema.parse(before.written);
    const both = (one: readonly string[], other: readonly string[]) => [
      ...new Set([...one, ...other]),
    ];
    const write = await prepareReviewer(...([ports, tx, person, { ref, before }] as const), {
      ...known,
      journals: both(known.journals, journals),
      expertise: both(known.expertise, expertise).slice(0, 40),
    });
    return write();
  });
}
