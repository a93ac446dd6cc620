import type { CALLS } from '@quire/model/calls/calls';
import { CORRECTIONS_MAX, isCorrection } from '@quire/model/entities/proof';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { capacitiesOf, type Person } from '../../access/principal.ts';
import type { SubmissionPorts } from '../../submissions/ports.ts';
import { proofRef, readNotes } from '../../submissions/proof-notes.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';

type Asked = z.output<typeof CALLS.saveCorrection.request>;

/**
 * `saveCorrection`: one correction that the author requests, saved while it is typed; the newest text of each is kept.
 * Throws `Refused` if the proof is not theirs, or no longer out.
 */
export function saveCorrection(
  { db, now }: Pick<SubmissionPorts, 'db' | 'now'>,
  person: Person,
  { submission: id, proof, correction }: Asked,
): Promise<{ savedAt: string }> {
  return inTransaction(db, async (tx) => {
    const ref = submissionRef(db, id);
    const submission = readSubmission(await tx.get(ref));
    const capacities = capacitiesOf(person, submission);
    if (capacities.length === 0) throw new Refused('submission/not-found');
    if (!capacities.includes('author')) throw new Refused('access/denied');
    if (submission.state !== 'proof_author' || submission.stageEnteredAt !== proof) {
      throw new Refused('article/no-proof');
    }
    const at = proofRef(ref, submission);
    const { corrections } = await readNotes(tx, at);
    const others = corrections.filter((each) => each.id !== correction.id);
    const place = corrections.findIndex((each) => each.id === correction.id);
    const next = isCorrection(correction)
      ? others.toSpliced(place < 0 ? others.length : place, 0, { ...correction, done: false })
      : others;
    if (next.length > CORRECTIONS_MAX) throw new Refused('article/too-many-corrections');
    const savedAt = now().toISOString();
    tx.set(at, { corrections: next, savedAt });
    return { savedAt };
  });
}
