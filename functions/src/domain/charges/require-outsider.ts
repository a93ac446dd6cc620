import { Refused } from '../../platform/errors/refused.ts';
import type { Principal } from '../access/principal.ts';
import { authorAccounts } from '../submissions/author-accounts.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import type { ChargePorts } from './ports.ts';

/**
 * Refuses whoever is among a manuscript's authors today: also one who was named since its invoice or
 * request was written, or whose account came later.
 */
export async function requireOutsider(
  { db }: Pick<ChargePorts, 'db'>,
  principal: Principal,
  submissionId: string,
): Promise<void> {
  // What follows from no manuscript has no authors: its payer is kept from it by `authorUids`.
  if (principal === 'system' || submissionId === '') return;
  const submission = readSubmission(await submissionRef(db, submissionId).get());
  const { owner, authorUids } = submission;
  const isTheirs = owner === principal.uid || authorUids.includes(principal.uid);
  if (isTheirs || (await authorAccounts(db, submission)).includes(principal.uid)) {
    throw new Refused('access/denied');
  }
}
