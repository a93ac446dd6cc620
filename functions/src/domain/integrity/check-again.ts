import type { CALLS } from '@quire/model/calls/calls';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { checkIntegrity } from './check-integrity.ts';
import { requireChecker } from './tick-staff-check.ts';

/** `checkManuscriptAgain`. Throws `submission/not-found` and `access/denied`. */
export async function checkManuscriptAgain(
  ports: Pick<SubmissionPorts, 'db' | 'now'>,
  person: Person,
  { submission: id }: z.output<typeof CALLS.checkManuscriptAgain.request>,
): Promise<void> {
  await inTransaction(ports.db, (tx) => requireChecker(ports, tx, person, id));
  await checkIntegrity(ports, id);
}
