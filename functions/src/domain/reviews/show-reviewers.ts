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

/** An open page must not lose its reviewers: older entries are renewed. */
const FRESH_MS = (REVIEWERS_SHOWN_HOURS / 2) * 3_600_000;

/**
 * `showReviewers`: records that a handler of a submission who is not assigned to it looks at who reviews it; without
 * the entry the rules show them nothing. Assigned editors need none. Throws `Refused`.
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
