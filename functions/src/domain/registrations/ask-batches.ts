/** Asks agencies what has become of the files that were sent. */
import { REGISTRATION_BATCHES } from '@quire/model/collections';
import {
  type RegistrationBatch,
  RegistrationBatchSchema,
} from '@quire/model/entities/registration';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { sameForAll } from './agency-client.ts';
import { BATCH_LEASE_MS } from './claim-batch.ts';
import type { RegistrationPorts } from './registration-ports.ts';
import { settleBatch } from './settle-batch.ts';

const BATCHES_AT_ONCE = 50;
/** An agency that does not know a file after this long has not received it. */
const UNKNOWN_MAX_MS = 15 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

const LOST = sameForAll({ verdict: 'again', code: 'no-answer', text: '' });

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 10), LONGEST_PAUSE_MS);

/** Takes a batch for this worker; null if another has it. */
async function lease({ db, now }: RegistrationPorts, ref: DocumentReference) {
  return inTransaction(db, async (tx) => {
    const batch = readRecord(await tx.get(ref), RegistrationBatchSchema);
    const at = now();
    if (!batch || batch.due > at.toISOString()) return null;
    tx.update(ref, {
      due: new Date(at.getTime() + BATCH_LEASE_MS).toISOString(),
      attempts: batch.attempts + 1,
    });
    return batch;
  });
}

/** Returns how many DOIs are registered now. */
async function askBatch(
  ports: RegistrationPorts,
  ref: DocumentReference,
  { agency, prefix, isTest, sentAt, attempts }: RegistrationBatch,
): Promise<number> {
  const account = ports.accounts.find((each) => each.prefix === prefix && each.agency === agency);
  const client = account && ports.connect(account, isTest);
  // What it does not know by its name is sent again, which changes nothing there.
  if (client && !client.ask) return settleBatch(ports, ref.id, LOST, 'lost');
  const asked = (await client?.ask?.(ref.id)) ?? { is: 'no-answer' as const };
  if (asked.is === 'completed') return settleBatch(ports, ref.id, asked.answers);
  const now = ports.now().getTime();
  if (asked.is === 'unknown' && now - Date.parse(sentAt) > UNKNOWN_MAX_MS) {
    ports.log.warn('registration/lost', { file: ref.id });
    return settleBatch(ports, ref.id, LOST, 'lost');
  }
  const due = new Date(now + pauseAfter(attempts)).toISOString();
  const isSeen = asked.is === 'queued' || asked.is === 'in-process';
  await ref.update({ due, ...(isSeen ? { state: asked.is } : {}) });
  return 0;
}

/** Asks for all files whose time has come. Returns how many files it asked for, and how many DOIs are registered now. */
export async function askBatches(ports: RegistrationPorts) {
  const due = await ports.db
    .collection(REGISTRATION_BATCHES)
    .where('due', '<=', ports.now().toISOString())
    .orderBy('due')
    .limit(BATCHES_AT_ONCE)
    .get();
  let [asked, registered] = [0, 0];
  for (const { ref } of due.docs) {
    const batch = await lease(ports, ref);
    if (!batch) continue;
    asked += 1;
    registered += await askBatch(ports, ref, batch);
  }
  return { asked, registered };
}
