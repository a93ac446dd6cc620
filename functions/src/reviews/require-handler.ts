import type { Submission } from '@quire/model/entities/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { Refused } from '../calls/refused.ts';
import { capacitiesOf, type Person } from '../submissions/mover.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readPermissions } from '../submissions/read-permissions.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';

export interface Handled {
  readonly id: string;
  readonly submission: Submission;
  readonly actor: 'editor' | 'admin';
}

/**
 * The submission that somebody handles, read within the transaction. Throws `submission/not-found` for
 * whoever has nothing to do with it, `access/denied` for its authors, production and finance.
 */
export async function requireHandler(
  { db }: Pick<SubmissionPorts, 'db'>,
  tx: Transaction,
  person: Person,
  id: string,
): Promise<Handled> {
  const submission = readSubmission(await tx.get(submissionRef(db, id)));
  const permissions = await readPermissions(db, submission.journal);
  const capacities = capacitiesOf(person, submission, permissions);
  if (capacities.length === 0) throw new Refused('submission/not-found');
  if (capacities.includes('editor')) return { id, submission, actor: 'editor' };
  if (capacities.includes('admin')) return { id, submission, actor: 'admin' };
  throw new Refused('access/denied');
}
