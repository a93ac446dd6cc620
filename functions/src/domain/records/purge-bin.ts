import { contentFilePath, RECORD_HISTORY } from '@quire/model/collections';
import { BIN_DAYS } from '@quire/model/records/record-keeping';
import type { Part, RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { DocumentReference } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { RecordPorts } from './ports.ts';

const DAY_MS = 86_400_000;
/** Of one kind, in one run; the rest follow the next day. */
const AT_ONCE = 200;
const BATCH = 400;

async function removeHistory({ db }: RecordPorts, ref: DocumentReference): Promise<void> {
  for (;;) {
    const { docs } = await ref.collection(RECORD_HISTORY).limit(BATCH).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const each of docs) batch.delete(each.ref);
    await batch.commit();
  }
}

/** Deletes the records that are part of a deleted one, each with its history. */
async function removeParts(
  ports: RecordPorts,
  { id }: DocumentReference,
  parts: readonly Part[],
): Promise<void> {
  for (const { collection, field } of parts) {
    for (;;) {
      const asked = ports.db.collection(collection).where(field, '==', id).limit(BATCH);
      const { docs } = await asked.select().get();
      if (docs.length === 0) break;
      for (const { ref } of docs) {
        await removeHistory(ports, ref);
        await ref.delete();
      }
    }
  }
}

/** True if it was still in the bin and is now deleted. */
async function purge(
  ports: RecordPorts,
  { parts }: Pick<RecordKind, 'parts'>,
  ref: DocumentReference,
  until: string,
): Promise<boolean> {
  const isGone = await inTransaction(ports.db, async (tx) => {
    const deletedAt: unknown = (await tx.get(ref)).get('deletedAt');
    if (typeof deletedAt !== 'string' || deletedAt > until) return false;
    tx.delete(ref);
    return true;
  });
  if (!isGone) return false;
  await removeHistory(ports, ref);
  await removeParts(ports, ref, parts);
  // Its own originals. Files of the media library may be used elsewhere, and stay.
  await ports.bucket.removeAll(contentFilePath(ref.parent.id, ref.id, ''));
  return true;
}

/**
 * `purgeBin`: deletes what has been in the bin for 30 days, with its history, its parts and its own
 * files. Each record is checked again before it is deleted. Returns how many were deleted.
 */
export async function purgeBin(ports: RecordPorts): Promise<number> {
  const until = new Date(ports.now().getTime() - BIN_DAYS * DAY_MS).toISOString();
  let gone = 0;
  for (const kind of Object.values(RECORD_KINDS)) {
    const { docs } = await ports.db
      .collection(kind.collection)
      .where('deletedAt', '<=', until)
      .limit(AT_ONCE)
      .select()
      .get();
    for (const { ref } of docs) if (await purge(ports, kind, ref, until)) gone += 1;
  }
  return gone;
}
