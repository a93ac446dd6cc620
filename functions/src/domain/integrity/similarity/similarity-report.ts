import { createHash } from 'node:crypto';
import type { CALLS } from '@quire/model/calls/calls';
import { SimilaritySchema } from '@quire/model/entities/similarity';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import type { Ports } from '../../../platform/database/ports.ts';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { requireChecker } from '../tick-staff-check.ts';
import { ServiceFailed, type SimilarityService } from './similarity-service.ts';
import { similarityRef } from './start-similarity.ts';

/** The id of a report's reader at the service: it does not identify the person. */
const viewerOf = ({ uid }: Person): string =>
  createHash('sha256').update(uid).digest('hex').slice(0, 32);

/** `similarityReport`. Throws `Refused`: `access/denied`, or `input/invalid` with the reason why there is no report. */
export async function similarityReport(
  { db }: Pick<Ports, 'db'>,
  person: Person,
  { submission }: z.output<typeof CALLS.similarityReport.request>,
  service: SimilarityService | null,
): Promise<{ url: string }> {
  const refused = (message: string) =>
    new Refused('input/invalid', { problems: [{ field: 'similarity', message }] });
  const found = await inTransaction(db, async (tx) => {
    await requireChecker({ db }, tx, person, submission);
    return readRecord(await tx.get(similarityRef(db, submission)), SimilaritySchema);
  });
  if (!service) throw refused(t('officeChecks.similarityNotConnected'));
  if (found?.state !== 'done' || !found.remote) throw refused(t('officeChecks.similarityNoReport'));
  try {
    return { url: await service.viewerUrl(found.remote, viewerOf(person)) };
  } catch (error) {
    throw error instanceof ServiceFailed ? refused(error.message) : error;
  }
}
