import type { CALLS } from '@quire/model/calls/calls';
import { REVIEWERS_SHOWN } from '@quire/model/collections';
import { REVIEWERS_SHOWN_HOURS } from '@quire/model/constants';
import { Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import { noteReading } from '../submissions/note-reading.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { requireHandler } from './require-handler.ts';

/** A page that is open is not to lose its reviewers: what is older is noted anew. */
const FRESH_MS = (REVIEWERS_SHOWN_HOURS / 2) * 3_600_000;

/**
 * `showReviewers`: notes that somebody who handles a submission, and is not assigned to it, looks at who reviews it;
 * the rules show them nothing before. Assigned editors need no note. Throws `Refused`.
 */
export function showReviewers(
  ports: SubmissionPorts,
  person: Person,
  { submission: id }: z.output<typeof CALLS.showReviewers.request>,
): Promise<Record<string, never>> {
  const { db, now } = ports;
  return inTransaction(db, async (tx) => {
    const { submission } = await requireHandler(ports, tx, person, id);
    if (submission.editors.includes(person.uid)) return {};
    const ref = submissionRef(db, id).collection(REVIEWERS_SHOWN).doc(person.uid);
    const last: unknown = (await tx.get(ref)).get('at');
    const at = now();
    if (last instanceof Timestamp && last.toMillis() > at.getTime() - FRESH_MS) return {};
    const reading = { action: 'submission.reviewers' as const, id, at, by: person.uid };
    const note = await noteReading(db, submission, reading);
    tx.set(ref, { at: Timestamp.fromDate(at) });
    note(tx);
    return {};
  });
}
