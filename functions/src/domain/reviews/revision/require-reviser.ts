import type { Submission } from '@quire/model/entities/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../../platform/errors/refused.ts';
import { mayDecide, type Person } from '../../access/principal.ts';
import { readPermissions } from '../../access/read-permissions.ts';
import type { SubmissionPorts } from '../../submissions/ports.ts';
import { requireHandler } from '../require-handler.ts';
import { requireUnconflicted } from './require-unconflicted.ts';

/**
 * A manuscript under revision, for an editor who may decide on it. Throws `Refused`:
 * `submission/not-found`, `access/denied`, `submission/deciding-in-conflict`, `submission/wrong-state` where no
 * revision is requested.
 */
export async function requireReviser(
  ports: SubmissionPorts,
  tx: Transaction,
  person: Person,
  id: string,
): Promise<Submission> {
  const { submission, capacities } = await requireHandler(ports, tx, person, id);
  const permissions = await readPermissions(ports.db, submission.journal);
  const decides =
    capacities.includes('editor') && mayDecide(person, 'accept', submission, permissions);
  if (!decides) throw new Refused('access/denied');
  await requireUnconflicted(ports, person, submission);
  const { state } = submission;
  if (state !== 'minor_revision' && state !== 'major_revision') {
    throw new Refused('submission/wrong-state');
  }
  return submission;
}
