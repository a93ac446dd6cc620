import { SUBMISSION_FILES } from '@quire/model/collections';
import type { DocumentReference } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { capacitiesOf, type Principal } from '../access/principal.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission, submissionRef } from './read-submission.ts';

/**
 * Deletes a draft with its files; submitted manuscripts stay. A missing draft is not an error.
 * `onlyIf`: whether the draft is unchanged since it was selected.
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

/** Files left by an interrupted run belong to no record, and no one can read them. */
async function removeStored(
  { store }: Pick<SubmissionPorts, 'store'>,
  { id }: DocumentReference,
  owner: string,
): Promise<void> {
  await store.removeAll(`submissions/${id}/files/`);
  await store.removeAll(`uploads/${owner}/${id}/`);
}
