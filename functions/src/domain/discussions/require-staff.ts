import type { Submission } from '@quire/model/entities/submission';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import { PRODUCTION_STATES, type SubmissionState } from '@quire/model/states/submission-states';
import { handlingIn } from '@quire/model/submission/capacities';
import type { Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { capacitiesOf, type Person } from '../access/principal.ts';
import { readPermissions } from '../access/read-permissions.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';

const PRODUCED: ReadonlySet<SubmissionState> = new Set(PRODUCTION_STATES);

/**
 * Whether a user in these capacities may see a manuscript as its staff: production from acceptance on, as in the rules.
 * Finance is excluded, because fees are not discussed there.
 */
export const isOfStaff = (
  capacities: readonly SubmissionActor[],
  { state }: Pick<Submission, 'state'>,
): boolean =>
  handlingIn(capacities) !== null || (capacities.includes('production') && PRODUCED.has(state));

export interface Staffed {
  readonly id: string;
  readonly submission: Submission;
  /** Whether they are handling editors, and not only production staff. */
  readonly handles: boolean;
}

/**
 * A submission as its staff see it. Throws `submission/not-found` for users without access, `access/denied` for its
 * authors and finance.
 */
export async function requireStaff(
  { db }: Pick<SubmissionPorts, 'db'>,
  tx: Transaction,
  person: Person,
  id: string,
): Promise<Staffed> {
  const submission = readSubmission(await tx.get(submissionRef(db, id)));
  const permissions = await readPermissions(db, submission.journal);
  const capacities = capacitiesOf(person, submission, permissions);
  if (capacities.length === 0) throw new Refused('submission/not-found');
  if (!isOfStaff(capacities, submission)) throw new Refused('access/denied');
  return { id, submission, handles: handlingIn(capacities) !== null };
}
