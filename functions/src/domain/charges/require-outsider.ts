import { Refused } from '../../platform/errors/refused.ts';
import type { Principal } from '../access/principal.ts';
import { authorAccounts } from '../submissions/author-accounts.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import type { ChargePorts } from './ports.ts';

/**
 * Refuses a user who is among a manuscript's authors today, including those who were added since its invoice or request
 * was written, or whose account was created later.
 */
export async function requireOutsider(
  { db }: Pick<ChargePorts, 'db'>,
  principal: Principal,
  submissionId: string,
): Promise<void> {
  // Invoices without a manuscript have no authors: `authorUids` excludes their payer.
  if (principal === 'system' || submissionId === '') return;
  const submission = readSubmission(await submissionRef(db, submissionId).get());
  const { owner, authorUids } = submission;
  const isTheirs = owner === principal.uid || authorUids.includes(principal.uid);
  if (isTheirs || (await authorAccounts(db, submission)).includes(principal.uid)) {
    throw new Refused('access/denied');
  }
}
