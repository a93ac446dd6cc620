import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import type { Caller } from '../access/caller.ts';
import { readFiles } from '../articles/start/read-manuscript.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { keepProof, PRESS_PROOFS, type ProofOf, type ProofPorts } from './manuscript-proof.ts';

/**
 * The PDF proof of a manuscript for its author, who may see it before submission, and for staff who may read it.
 * Returns its path: it is fetched like the manuscript's other files.
 *
 * @throws Refused `file/not-found` if the caller may not read the manuscript, `proof/…`, `account/throttled`
 */
export async function printProof(
  ports: ProofPorts,
  caller: Caller,
  { submission: id }: { readonly submission: string },
): Promise<{ path: string; name: string }> {
  const ref = submissionRef(ports.db, id);
  const [files, snapshot] = await Promise.all([readFiles(ref), ref.get()]);
  const manuscript = files.findLast(({ kind }) => kind === 'manuscript');
  if (!manuscript) throw new Refused('proof/no-manuscript');
  // The right to the file includes its proof; access by staff is recorded too.
  await openStoredFile(ports, caller, manuscript.path);
  const of: ProofOf = { id, submission: readSubmission(snapshot), files, isAnonymous: false };
  const path = await keepProof(ports, of, () =>
    requireBudget(ports, 'manuscript-proof', { account: caller.uid, press: PRESS_PROOFS }),
  );
  return { path, name: 'manuscript-proof.pdf' };
}
