import type { CALLS } from '@quire/model/calls/calls';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { capacitiesOf, type Person } from '../../access/principal.ts';
import { readPermissions } from '../../access/read-permissions.ts';
import type { SubmissionPorts } from '../../submissions/ports.ts';
import { proofRefAt, readNotes } from '../../submissions/proof-notes.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';

type Asked = z.output<typeof CALLS.tickCorrection.request>;

/** `tickCorrection`: marks a correction as made in the article, or as open. Throws `Refused`. */
export function tickCorrection(
  { db }: Pick<SubmissionPorts, 'db'>,
  person: Person,
  { submission: id, proof, correction, done }: Asked,
): Promise<Record<string, never>> {
  return inTransaction(db, async (tx) => {
    const ref = submissionRef(db, id);
    const submission = readSubmission(await tx.get(ref));
    const permissions = await readPermissions(db, submission.journal);
    const capacities = capacitiesOf(person, submission, permissions);
    if (capacities.length === 0) throw new Refused('submission/not-found');
    if (!capacities.some((each) => ['production', 'editor', 'admin'].includes(each))) {
      throw new Refused('access/denied');
    }
    const at = proofRefAt(ref, proof);
    const notes = await readNotes(tx, at);
    if (!notes.corrections.some((each) => each.id === correction)) return {};
    const corrections = notes.corrections.map((each) =>
      each.id === correction ? { ...each, done } : each,
    );
    tx.set(at, { ...notes, corrections });
    return {};
  });
}
