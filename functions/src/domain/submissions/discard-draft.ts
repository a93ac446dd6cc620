import { SUBMISSION_FILES } from '@quire/model/collections';
import type { DocumentReference } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { capacitiesOf, type Principal } from '../access/principal.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission, submissionRef } from './read-submission.ts';

/**
 * Throws a draft away with its files; what was ever submitted stays. One that is gone already is no
 * failure. `onlyIf`: whether it still is what it was when it was chosen.
 */
export async function discardDraft(
  ports: SubmissionPorts,
  principal: Principal,
  submission: string,
  onlyIf: (draft: { readonly updatedAt: string }) => boolean = () => true,
): Promise<boolean> {
  const { db } = ports;
  const ref = submissionRef(db, submission);
  const owner = await inTransaction(db, async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return null;
    const draft = readSubmission(snapshot);
    const capacities = capacitiesOf(principal, draft);
    if (!capacities.includes('author') && principal !== 'system') {
      throw new Refused('submission/not-found');
    }
    if (draft.state !== 'draft') throw new Refused('submission/wrong-state');
    if (!onlyIf(draft)) return null;
    const files = await tx.get(ref.collection(SUBMISSION_FILES));
    for (const file of files.docs) tx.delete(file.ref);
    tx.delete(ref);
    return draft.owner;
  });
  if (owner === null) return false;
  await removeStored(ports, ref, owner);
  return true;
}

/** What a broken-off run leaves behind belongs to no record and is read by nobody. */
async function removeStored(
  { store }: Pick<SubmissionPorts, 'store'>,
  { id }: DocumentReference,
  owner: string,
): Promise<void> {
  await store.removeAll(`submissions/${id}/files/`);
  await store.removeAll(`uploads/${owner}/${id}/`);
}
