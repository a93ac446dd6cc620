import { OrcidConnectionSchema } from '@quire/model/entities/orcid';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { connectionRef } from './connection-record.ts';
import type { OrcidChoice, OrcidRecordPorts } from './orcid-ports.ts';

/** What is sent from now on. What was sent stays in the record. */
export async function chooseSent(
  { db }: OrcidRecordPorts,
  uid: string,
  choice: OrcidChoice,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ref = connectionRef(db, uid);
    if (readRecord(await tx.get(ref), OrcidConnectionSchema)) tx.update(ref, { ...choice });
  });
}
