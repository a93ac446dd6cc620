import { POSTS } from '@quire/model/collections';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { DocumentReference } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { RecordPorts } from './ports.ts';
import { historyRef, storedRecord } from './stored-record.ts';
import { writeRecord } from './write-record.ts';

const AT_ONCE = 100;
const PRESS = { uid: 'system', name: 'The press, on its day' };

async function publish(ports: RecordPorts, ref: DocumentReference, today: string) {
  const kind = RECORD_KINDS.posts;
  return inTransaction(ports.db, async (tx) => {
    const before = storedRecord(kind, await tx.get(ref));
    const { publishAt, status } = before?.written ?? {};
    if (!before || before.keeping.deletedAt !== undefined || status !== 'scheduled') return false;
    if (typeof publishAt !== 'string' || publishAt > today) return false;
    const read = kind.read({ ...before.written, status: 'published' });
    if (!read.ok) {
      ports.log.error('record/invalid', { document: ref.path });
      return false;
    }
    const isBeforeKept = (await tx.get(historyRef(ref, before.keeping.revision))).exists;
    writeRecord(tx, {
      ...{ kind, ref, before, after: read.facts, by: PRESS, isBeforeKept },
      change: 'saved',
      at: ports.now().toISOString(),
    });
    return true;
  });
}

/** `publishDuePosts`: publishes scheduled news and posts whose day has come. Returns how many. */
export async function publishDuePosts(ports: RecordPorts): Promise<number> {
  const today = ports.now().toISOString().slice(0, 10);
  const { docs } = await ports.db
    .collection(POSTS)
    .where('status', '==', 'scheduled')
    .limit(AT_ONCE)
    .select()
    .get();
  let published = 0;
  for (const { ref } of docs) if (await publish(ports, ref, today)) published += 1;
  return published;
}
