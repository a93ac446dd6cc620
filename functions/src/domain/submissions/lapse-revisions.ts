import { SUBMISSIONS } from '@quire/model/collections';
import { REVISION_GRACE_DAYS } from '@quire/model/constants';
import { AT_ONCE, daysBefore, handleEach } from './handle-each.ts';
import { moveSubmission } from './move-submission.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission } from './read-submission.ts';

/** Closes revisions that are overdue by more than the grace period. Returns how many. */
export async function lapseRevisions(ports: SubmissionPorts): Promise<number> {
  const overdue = await ports.db
    .collection(SUBMISSIONS)
    .where('state', 'in', ['minor_revision', 'major_revision'])
    .where('dueAt', '<=', daysBefore(ports.now(), REVISION_GRACE_DAYS))
    .orderBy('dueAt')
    .limit(AT_ONCE)
    .get();
  return handleEach(ports, overdue.docs, async (doc) => {
    const { state: from } = readSubmission(doc);
    await moveSubmission(ports, 'system', { submission: doc.id, event: 'lapse', from });
    return true;
  });
}
