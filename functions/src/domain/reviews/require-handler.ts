import type { Submission } from '@quire/model/entities/submission';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import { handlingIn, overseesIn } from '@quire/model/submission/capacities';
import type { Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { capacitiesOf, type Person } from '../access/principal.ts';
import { readPermissions } from '../access/read-permissions.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';

export interface Handled {
  readonly id: string;
  readonly submission: Submission;
  readonly actor: 'editor' | 'admin';
  readonly capacities: readonly SubmissionActor[];
}

/**
 * The submission that a person handles, read within the transaction. Throws `submission/not-found` for
 * those who have no access to it, `access/denied` for its authors, production and finance.
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
  const actor = handlingIn(capacities);
  if (actor === null) throw new Refused('access/denied');
  return { id, submission, actor, capacities };
}

/**
 * The same for those who handle it as a whole: throws `access/denied` for those who handle only its review.
 */
export async function requireOverseer(
  ports: Pick<SubmissionPorts, 'db'>,
  tx: Transaction,
  person: Person,
  id: string,
): Promise<Handled> {
  const handled = await requireHandler(ports, tx, person, id);
  if (!overseesIn(handled.capacities)) throw new Refused('access/denied');
  return handled;
}
