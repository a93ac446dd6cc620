import { Refused } from '../calls/refused.ts';
import { authorAccounts } from '../submissions/author-accounts.ts';
import type { Mover } from '../submissions/mover.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import type { ChargePorts } from './ports.ts';

/**
 * Refuses whoever is among a manuscript's authors today: also one who was named since its invoice or
 * request was written, or whose account came later.
 */
export async function requireOutsider(
  { db }: Pick<ChargePorts, 'db'>,
  mover: Mover,
  submissionId: string,
): Promise<void> {
  if (mover === 'system') return;
  const submission = readSubmission(await submissionRef(db, submissionId).get());
  const { owner, authorUids } = submission;
  const isTheirs = owner === mover.uid || authorUids.includes(mover.uid);
  if (isTheirs || (await authorAccounts(db, submission)).includes(mover.uid)) {
    throw new Refused('access/denied');
  }
}
